// Before the first paint, so that a dark page never flashes white.
(function () {
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('miasma.settings') || '{}');
  } catch {
    // Unreadable settings: follow the system.
  }
  const dark = stored.theme ? stored.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
