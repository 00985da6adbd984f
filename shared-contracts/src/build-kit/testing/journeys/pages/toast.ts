import type { Locator, Page } from '@playwright/test';
import { inAnyLanguage } from '../messages/inAnyLanguage';

/**
 * Keeps a toast open, because a toast does not disappear while the focus is inside. If it
 * disappeared by itself during the test, the test would measure a layout shift.
 * @param message English text of the toast
 * @returns the button that closes the toast
 */
export async function keepToast(page: Page, message: string): Promise<Locator> {
  const dismiss = page
    .getByRole('region', { name: inAnyLanguage('Message') })
    .filter({ has: page.getByText(inAnyLanguage(message)) })
    .getByRole('button', { name: inAnyLanguage('Dismiss') });
  await dismiss.focus();
  return dismiss;
}

export async function dismissToast(page: Page, message: string): Promise<void> {
  const dismiss = await keepToast(page, message);
  await dismiss.click();
}
