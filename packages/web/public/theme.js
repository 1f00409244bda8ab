// Runs before the first paint, so that a chosen theme never flashes; without a choice the system's holds (see styles.css).
try {
  const theme = localStorage.getItem('oneform-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: follow the system.
}
