import type { ConsoleMessage, Page } from '@playwright/test';

/**
 * Collects what a healthy page never has: console errors and warnings, uncaught errors, hydration
 * mismatches, breaches of the content security policy.
 *
 * @returns the problems so far.
 */
export function collectConsoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (isProblem(message)) problems.push(describe(message));
  });
  return problems;
}

/** With the address for failed requests, whose text does not name it. */
function describe(message: ConsoleMessage): string {
  const text = `${message.type()}: ${message.text()}`;
  return message.text().startsWith('Failed to load') ? `${text} ${message.location().url}` : text;
}

function isProblem(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  // Chromium reports the status of the document itself; tests of that page check it on purpose.
  const isAboutDocument =
    message.text().startsWith('Failed to load resource') &&
    message.location().url === message.page()?.url();
  return !isAboutDocument;
}
