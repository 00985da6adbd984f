import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../market/signIn';

export const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /cart/i }).filter({ visible: true }).first();

export async function expectCartCount(page: Page, count: number): Promise<void> {
  await expect(cartLink(page)).toContainText(String(count));
}

/** Types into the header's search form and submits it, as on a phone, where it may be folded. */
export async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('searchbox').or(page.getByRole('combobox', { name: /search/i }));
  const visible = box.filter({ visible: true }).first();
  if (!(await visible.isVisible())) {
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click();
  }
  await visible.fill(text);
  await visible.press('Enter');
}

/** Signs in through the modal of the top bar or, on a phone, of the side menu. */
export async function logIn(page: Page, phone: string): Promise<void> {
  const button = page.getByRole('button', { name: /^log ?in$/i }).filter({ visible: true });
  if ((await button.count()) === 0) {
    await page.getByRole('button', { name: /menu/i }).first().click();
  }
  await button.first().click();
  const modal = page.getByRole('dialog').filter({ has: page.getByLabel('Email or Phone') });
  await modal.getByLabel('Email or Phone').fill(phone);
  await modal.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await modal.getByRole('button', { name: /^log ?in$/i }).click();
  await expect(modal).toBeHidden();
}
