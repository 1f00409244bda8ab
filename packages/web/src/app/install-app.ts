// Registers the service worker, so that the app can be installed and be shared into; in development there is none.

export function installApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the page: nothing of the first view waits for it.
  window.addEventListener('load', () => {
    // Refused in private windows and by policy: the app works without.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
