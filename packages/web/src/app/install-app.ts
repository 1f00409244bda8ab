// Registers the service worker, so that the app can be installed and be shared into; in development there is none.

export function installApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Refused in private windows and by policy: the app works without.
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // After the page: nothing of the first view waits for it. A language that had to be fetched comes later still.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
