import type { ConsoleMessage, Page } from '@playwright/test';

/**
 * Collects what a healthy page never has: console errors and warnings, uncaught errors, hydration
 * mismatches, breaches of the content security policy.
 *
 * @returns the complaints so far.
 */
export function observePage(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.type()}: ${message.text()}`);
  });
  return complaints;
}

function isComplaint(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  // Chromium reports the status of the document itself; tests of that page check it on purpose.
  const isAboutDocument =
    message.text().startsWith('Failed to load resource') &&
    message.location().url === message.page()?.url();
  return !isAboutDocument;
}
