/** Jest reporter that prints only the failures of a file, when it ends. */
module.exports = class FailureReporter {
  onTestResult(_test, { failureMessage }) {
    if (failureMessage) process.stdout.write(`${failureMessage}\n`);
  }

  onRunComplete(_contexts, { runExecError }) {
    if (runExecError) process.stdout.write(`${runExecError.message}\n`);
  }
};
