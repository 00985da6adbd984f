import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Prints one line for each failed journey as soon as it has failed. Playwright's list reporter
 * would also print each passed journey. The gate reads the errors from the JSON report and prints
 * them at its end.
 */
export default class FailureReporter implements Reporter {
  onTestEnd(journey: TestCase, { status }: TestResult): void {
    if (status === journey.expectedStatus) return;
    const [, project, ...titles] = journey.titlePath();
    console.log(`   ✗ ${titles.join(' › ')} (${project})`);
  }
}
