import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Prints one line for each journey that fails, when it fails. The gate prints the errors at its end, from
 * the JSON report, beside which Playwright would otherwise print a line for each journey.
 */
export default class FailureReporter implements Reporter {
  onTestEnd(journey: TestCase, { status }: TestResult): void {
    if (status === journey.expectedStatus) return;
    const [, project, ...titles] = journey.titlePath();
    console.log(`   ✗ ${titles.join(' › ')} (${project})`);
  }
}
