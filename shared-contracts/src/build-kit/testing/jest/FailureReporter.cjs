/** Jest reporter that prints a test file's failures when the file ends, and prints nothing else. */
module.exports = class FailureReporter {
  onTestResult(_test, { failureMessage }) {
    if (failureMessage) process.stdout.write(`${failureMessage}\n`);
  }

  onRunComplete(_contexts, { runExecError }) {
    if (runExecError) process.stdout.write(`${runExecError.message}\n`);
  }
};
