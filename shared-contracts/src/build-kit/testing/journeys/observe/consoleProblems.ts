import type { ConsoleMessage, Page } from '@playwright/test';

/**
 * Collects console errors and warnings, including uncaught errors, hydration mismatches and
 * violations of the content security policy.
 * @returns the array to which the problems are added as they occur
 */
export function collectConsoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (isProblem(message)) problems.push(describe(message));
  });
  return problems;
}

/** Adds the URL of a failed request, which the message lacks. */
function describe(message: ConsoleMessage): string {
  const text = `${message.type()}: ${message.text()}`;
  return message.text().startsWith('Failed to load') ? `${text} ${message.location().url}` : text;
}

function isProblem(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  // Chromium also reports the status of the document, which the tests of error pages check
  // themselves.
  const isAboutDocument =
    message.text().startsWith('Failed to load resource') &&
    message.location().url === message.page()?.url();
  return !isAboutDocument;
}
