const { format } = require('node:util');

const LEVELS = ['debug', 'log', 'info', 'warn', 'error'];

/** Patterns that the running test allows, each with its number of matches. */
let ofTest = [];
/** Patterns that the whole file allows, each with its number of matches. */
const ofFile = [];
let unexpected = [];
let isTestOver = false;

/**
 * React's warning about an update that no test waits for. Such an update is no fault if it comes
 * between the end of a test and the unmounting of its page.
 */
const OUTSIDE_ACT = /not wrapped in act\(/;

/**
 * Fails a test if it writes output that `allowsConsole` does not name, or if output that it names
 * is missing. Output between tests fails the next test, or the file if no test follows.
 */
module.exports = function watchConsole() {
  for (const level of LEVELS) {
    console[level] = (...values) => take(level, format(...values));
  }
  // `allowConsole` is a global, because each test imports `allowsConsole` from a separate module
  // registry.
  globalThis.allowConsole = (pattern) => {
    const isInTest = expect.getState().currentTestName !== undefined;
    (isInTest ? ofTest : ofFile).push({ pattern, count: 0 });
  };
  beforeEach(() => {
    isTestOver = false;
  });
  afterEach(() => {
    isTestOver = true;
    const allowed = ofTest;
    ofTest = [];
    report(allowed);
  });
  afterAll(() => report(ofFile));
};

function take(level, text) {
  if (isTestOver && OUTSIDE_ACT.test(text)) return;
  const allowed = [...ofTest, ...ofFile].find(({ pattern }) => pattern.test(text));
  if (allowed) allowed.count += 1;
  else unexpected.push(new Error(`console.${level}: ${text}`).stack);
}

function report(allowed) {
  const problems = unexpected;
  unexpected = [];
  for (const { pattern, count } of allowed) {
    if (count === 0) problems.push(`The console was expected to say ${pattern}.`);
  }
  if (problems.length === 0) return;
  const error = new Error(problems[0]);
  error.stack = problems.join('\n\n');
  throw error;
}
