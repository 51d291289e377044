// Before the first paint, so that a dark page never flashes white.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('miasma.settings') || '{}');
  } catch (e) {
    kept = {};
  }
  var dark = kept.theme ? kept.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
