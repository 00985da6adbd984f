import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Prints one line per failed journey, immediately. The gate prints the errors at its end from the
 * JSON report; Playwright's own reporter would also print a line for each passed journey.
 */
export default class FailureReporter implements Reporter {
  onTestEnd(journey: TestCase, { status }: TestResult): void {
    if (status === journey.expectedStatus) return;
    const [, project, ...titles] = journey.titlePath();
    console.log(`   ✗ ${titles.join(' › ')} (${project})`);
  }
}
