import {
  PASSWORD,
  signUp,
  verifyPhone,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { inAnyLanguage as words } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { findAxeViolations } from '@marketplace/contracts/testing/journeys/observe/axe';
import {
  loginModal,
  openLogin,
  submitLogin,
} from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { Page } from '@playwright/test';

/** Gives the browser the sensor of a phone, which recognises its owner at once. */
async function addSensor(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => client.send('WebAuthn.disable');
}

const isLoggedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'accessToken');
const offer = (page: Page) => page.getByRole('dialog', { name: words('Log in faster next time') });

test('a customer adds the passkey that is offered after the login, logs in with it, and deletes it @bangla', async ({
  page,
  context,
  visitor,
}) => {
  const phone = await signUp(context.request, 'Rahima Khatun');
  await verifyPhone(context.request, phone);
  await context.clearCookies();
  await page.goto('/blog');
  await waitForHydration(page);
  const removeSensor = await addSensor(page);

  await test.step('adds a passkey after the login by password', async () => {
    await openLogin(page);
    await submitLogin(page, phone, PASSWORD);
    await expect(offer(page)).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await visitor.press(offer(page).getByRole('button', { name: words('Add a passkey') }));
    await expect(offer(page)).toBeHidden();
    await expect(page.getByText(words('Your passkey is saved'))).toBeVisible();
  });

  await test.step('logs out, and in again with the passkey', async () => {
    // The button is in a closed menu, which other journeys test.
    await page
      .getByRole('button', { name: words('Logout'), includeHidden: true })
      .first()
      .dispatchEvent('click');
    await expect.poll(() => isLoggedIn(page)).toBe(false);
    await page.goto('/blog');
    await waitForHydration(page);
    await openLogin(page);
    const logIn = words('Log in with a passkey');
    await visitor.press(loginModal(page).getByRole('button', { name: logIn }));
    await expect(loginModal(page)).toBeHidden();
    expect(await isLoggedIn(page)).toBe(true);
    await expect(offer(page)).toBeHidden();
  });

  await test.step('deletes it in the profile', async () => {
    await page.goto('/profile');
    await waitForHydration(page);
    const title = main(page).getByRole('heading', { name: words('Passkeys') });
    await page.mouse.wheel(0, 4000);
    await expect(title).toBeVisible();
    const name = words('Delete the passkey of {device}');
    const remove = main(page).getByRole('button', { name });
    await visitor.press(remove);
    const dialog = page.getByRole('dialog', { name: words('Delete the passkey of {device}?') });
    expect(await findAxeViolations(page)).toEqual([]);
    await visitor.press(dialog.getByRole('button', { name: words('Delete') }));
    await expect(dialog).toBeHidden();
    await expect(remove).toHaveCount(0);
    await expect(title).toBeFocused();
  });
  await removeSensor();
});
