const watchConsole = require('./watchConsole.cjs');

watchConsole();

// Loading these takes a quarter of a second per file, so only tests with a document load them.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/dom');

  // A page's module is compiled on first use, which may take more than a second on a busy machine.
  configure({ asyncUtilTimeout: 10_000 });
  // Simulates a visitor's first interaction: code that waits for it then loads when idle.
  document.documentElement.dataset.attended = '';
}
