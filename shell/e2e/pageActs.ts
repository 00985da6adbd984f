import { newPhone } from '@marketplace/contracts/testing/journeys/market/customers';
import { inAnyLanguage } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import {
  loginModal,
  openLogin,
  openSupport,
  submitLogin,
} from '@marketplace/contracts/testing/journeys/pages/header';
import { forceLayout } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { dismissToast } from '@marketplace/contracts/testing/journeys/pages/toast';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { Locator, Page } from '@playwright/test';

export async function signUpWithoutInput(page: Page): Promise<void> {
  await main(page)
    .getByRole('button', { name: inAnyLanguage('Sign up') })
    .click();
  await expectError(main(page).locator('[name="phone"]'));
}

/** Types a wrong code with all its digits, so that the page sends the code. */
export async function enterWrongCode(page: Page): Promise<void> {
  const code = main(page).locator('[name="otp"]');
  await code.fill('000000');
  await expectError(code);
}

/** Logs in with a wrong password, then with empty fields, so that the dialog shows both errors. */
export async function refuseLogin(page: Page): Promise<void> {
  const refusal = 'Wrong e-mail, phone or password';
  await openLogin(page);
  await submitLogin(page, newPhone(), 'not it');
  await dismissToast(page, refusal);
  await submitLogin(page, '', '');
  await expect(loginModal(page).getByText(inAnyLanguage(refusal))).toBeVisible();
  await expectError(loginModal(page).locator('[name="password"]'));
}

export async function sendEmptySupportMessage(page: Page): Promise<void> {
  await openSupport(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: inAnyLanguage('Send message') }).click();
  await expectError(dialog.locator('[name="message"]'));
}

export async function subscribeWithoutEmail(page: Page): Promise<void> {
  await forceLayout(page);
  const field = page.getByRole('contentinfo').locator('[name="subEmail"]');
  await field.press('Enter');
  await expectError(field);
}

const expectError = (field: Locator) => expect(field).toHaveAttribute('aria-invalid', 'true');
