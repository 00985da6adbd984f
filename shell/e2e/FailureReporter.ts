import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Interval of the progress lines, ms. The journeys of the gate usually end sooner. */
const SAY_INTERVAL_MS = 10 * 60_000;

/**
 * Prints one line for each failed journey as soon as it has failed, and the progress of a long run.
 * Playwright's list reporter would also print each passed journey. The gate reads the errors from the JSON report and prints
 * them at its end.
 */
export default class FailureReporter implements Reporter {
  private all = 0;
  private ended = 0;
  private saidAt = Date.now();

  onBegin(_config: FullConfig, suite: Suite): void {
    this.all = suite.allTests().length;
  }

  onTestEnd(journey: TestCase, { status }: TestResult): void {
    this.ended += 1;
    if (Date.now() - this.saidAt > SAY_INTERVAL_MS) {
      this.saidAt = Date.now();
      console.log(`   ${this.ended} of ${this.all} journeys have ended`);
    }
    if (status === journey.expectedStatus) return;
    const [, project, ...titles] = journey.titlePath();
    console.log(`   ✗ ${titles.join(' › ')} (${project})`);
  }
}
