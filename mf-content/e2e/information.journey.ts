import { LOCALES } from '@marketplace/contracts/i18n/locale';
import { inGateIf } from '@marketplace/contracts/testing/journeys/inGateIf';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  listScripts,
  noteHydration,
  sizeByPart,
} from '@marketplace/contracts/testing/journeys/observe/scripts';
import { openFooterMenu } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

test.describe('the information pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 2.80
  test('are linked from the footer, and their tables of contents link to their sections', async ({
    page,
  }) => {
    await page.goto('/');
    await openFooterMenu(page, 'Legal');
    const legal = page.getByRole('contentinfo').getByRole('navigation', { name: 'Legal' });
    await legal.getByRole('link', { name: 'Refund and cancellation policy' }).click();
    await expect(page).toHaveURL('/refund-and-cancelation-policy');
    const contents = main(page).getByRole('navigation', { name: 'On this page' });
    const links = await contents.getByRole('link').all();
    expect(links.length).toBeGreaterThan(3);
    await links.at(-1)?.click();
    const anchor = new URL(page.url()).hash;
    await expect(main(page).locator(anchor)).toBeInViewport();
  });

  test('include a contact page that offers an e-mail address instead of the form', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/contact');
    await expect(main(page).getByText('The form needs JavaScript.')).toBeVisible();
    await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible();
  });
});

test('a policy is printed as black text with the addresses of its links, without header and footer', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main(page).getByRole('navigation', { name: 'On this page' })).toBeHidden();
  const ink = await main(page).evaluate((element) => getComputedStyle(element).color);
  expect(ink.match(/\d+/g), 'black').toEqual(['0', '0', '0']);
  const address = (href: string) =>
    main(page)
      .locator(`p > a[href^="${href}"]`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await address('/')).toContain('/legal-compliance');
  expect(await address('mailto:')).toBe('none');
});

// Each budget includes 5.8 KB for the remote's federation container. The budget of the contact page
// is larger, because that page hydrates a form.
for (const { path, budget } of [
  { path: '/privacy-policy', budget: 9 },
  { path: '/contact', budget: 12 },
]) {
  for (const language of LOCALES) {
    test(
      `${path} adds at most ${budget} KB of script to the shell’s scripts, in ${language}`,
      inGateIf(language === 'en'),
      async ({ page }) => {
        await noteHydration(page);
        await page.goto(`${path}?lang=${language}`);
        await waitForHydration(page);
        await waitUntilIdle(page);
        const scripts = await listScripts(page);
        const first = sizeByPart(scripts.filter(({ isFirst }) => isFirst)).get('mf_content');
        expect(first).toBeGreaterThan(0);
        expect(first).toBeLessThanOrEqual(budget * 1024);
      },
    );
  }
}

// @spec 2.76
test('a message that a visitor sends on the contact page arrives', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  const form = main(page);
  await form.getByLabel('Your name').fill('Salma Khatun');
  await form.getByLabel('Email or Phone').fill(`salma.${Date.now()}@example.com`);
  await form.getByLabel('How can we help?').fill('Where is my parcel?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(form.getByText('your message has arrived')).toBeVisible();
});
