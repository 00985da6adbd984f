const watchConsole = require('./watchConsole.cjs');

watchConsole();

// Only tests with a document load these libraries, because that takes a quarter of a second.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/dom');

  configure({
    // A page's module is compiled on first use, which may take more than a second on a busy
    // machine.
    asyncUtilTimeout: 10_000,
    // If this were false, queries by role would take a quarter of the time of the suite, because
    // jsdom computes the styles of every ancestor. Instead, the journeys query only accessible
    // elements, and tests of hidden elements set this to false.
    defaultHidden: true,
  });
  // Simulates a visitor's first interaction, so that code that waits for it loads when idle.
  document.documentElement.dataset.interacted = '';
  require('./watchTexts.cjs')();
}
