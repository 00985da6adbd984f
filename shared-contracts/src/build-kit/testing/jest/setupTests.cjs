const watchConsole = require('./watchConsole.cjs');

watchConsole();

// Loading these takes a quarter of a second per file, and only tests with a document need them.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/dom');

  // A page's module is compiled on first use, which on a busy machine takes longer than a second.
  configure({ asyncUtilTimeout: 10_000 });
  // As if somebody had touched the page: what waits for that loads when idle.
  document.documentElement.dataset.attended = '';
}
