import { expect, type Page } from '@playwright/test';
import { CART_QUANTITY_COOKIE } from '../../../../contracts/cookies';
import { PASSWORD } from '../market/customers';
import { inAnyLanguage } from '../messages/inAnyLanguage';
import { forceLayout } from './navigation';

export const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Cart(,|$)/ });

/** Expects the header to show the number of items in the cart. */
export async function expectCartCount(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;
  await expect(cartLink(page)).toHaveAccessibleName(name);
}

/**
 * Expects the cookie to contain the number of items, because the next page reads the cookie. The
 * header alone may show a change before it is saved.
 */
export async function expectSavedCount(page: Page, count: number): Promise<void> {
  const saved = async () => {
    const cookies = await page.context().cookies();
    return Number(cookies.find(({ name }) => name === CART_QUANTITY_COOKIE)?.value ?? 0);
  };
  await expect.poll(saved).toBe(count);
}

/** Opens a menu of the footer, which is collapsed on a phone. */
export async function openFooterMenu(page: Page, title: string): Promise<void> {
  await forceLayout(page);
  const fold = page.getByRole('contentinfo').locator('summary', { hasText: title });
  // Uses the keyboard, because a pointer would afterwards be over an entry of the menu.
  if (await fold.isVisible()) await fold.press('Enter');
}

export const searchBox = (page: Page) =>
  page
    .getByRole('search')
    .getByRole('searchbox')
    .or(page.getByRole('search').getByRole('combobox'));

/** Opens the search, which is an overlay on a phone. */
export async function openSearch(page: Page): Promise<void> {
  const toggle = page
    .getByRole('banner')
    .getByRole('button', { name: inAnyLanguage('Open search') });
  const isClosed = !(await searchBox(page).isVisible());
  if (isClosed && (await toggle.isVisible())) await toggle.click();
}

export async function search(page: Page, text: string): Promise<void> {
  await openSearch(page);
  await searchBox(page).fill(text);
  await searchBox(page).press('Enter');
}

/** Opens the first entry of the menu, which is a sheet on a phone. */
export async function openMenu(page: Page): Promise<void> {
  if (await menuButton(page).isVisible()) await menuButton(page).click();
  const menu = page.getByRole('navigation', { name: inAnyLanguage('Main menu') });
  await menu.locator('summary').first().click();
  await expect(menu.locator('details[open]').getByRole('link').first()).toBeVisible();
}

const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: inAnyLanguage('Menu') });

export const openLogin = (page: Page) => pressInTopBar(page, 'Login');

export const openSupport = (page: Page) => pressInTopBar(page, 'Help & Support');

/** Presses a button in the top bar or, on a phone, in the menu. */
async function pressInTopBar(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: inAnyLanguage(name) }).filter({ visible: true });
  if ((await button.count()) === 0) await menuButton(page).click();
  await button.first().click();
}

/** Logs in through the dialog. */
export async function logIn(page: Page, phone: string): Promise<void> {
  await openLogin(page);
  await submitLogin(page, phone);
  await expect(loginModal(page)).toBeHidden();
}

export const loginModal = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByLabel(inAnyLanguage('Email or Phone')) });

/** Fills in and submits the login dialog, which may still be opening. */
export async function submitLogin(page: Page, account: string, password = PASSWORD): Promise<void> {
  const modal = loginModal(page);
  await modal.getByLabel(inAnyLanguage('Email or Phone')).fill(account);
  await modal.getByLabel(inAnyLanguage('Password')).fill(password);
  await modal.getByRole('button', { name: inAnyLanguage('Login') }).click();
}
