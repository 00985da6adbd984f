import { findAxeViolationsInBothSchemes } from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { workload } from '@marketplace/contracts/testing/workload';

/** A product with three pictures, three pages of reviews, and related products. */
const HILSA = '/product/padma-hilsa';

test.describe('enlarged pictures and the message after sharing', { tag: '@full' }, () => {
  test('have no axe violations', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(HILSA);
    await waitForHydration(page);
    const gallery = main(page).getByRole('group', { name: /^Pictures of/ });
    await gallery.getByRole('link').first().click();
    const large = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
    await large.click();
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await main(page).getByRole('button', { name: 'Share' }).click();
    const dismiss = page
      .getByRole('region', { name: 'Message', exact: true })
      .getByRole('button', { name: 'Dismiss' });
    // A message closes after some time, but not while its button has the focus.
    await dismiss.focus();
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
    await expect(dismiss).toBeVisible();
  });
});

test.describe('regions and pages that show an error on a broken API @desktop', {
  tag: '@full',
}, () => {
  // Allows console errors, because the browser logs each failed request as an error.
  test.use({ allowsConsoleProblems: true });

  /** For each page: the API calls that fail, and the minimum number of Retry buttons. */
  const BROKEN = [
    { path: '/', calls: ['/slider/', '/category/'], count: 3 },
    { path: '/product', calls: ['/product/public/product?'], count: 1 },
    { path: HILSA, calls: ['/product/review', '/product/public/product?'], count: 3 },
    { path: '/shoplist', calls: ['/shop/'], count: 1 },
    { path: '/category', calls: ['/category/'], count: 1 },
  ];

  test('have no axe violations', async ({ page, faultyShop }) => {
    test.slow();
    for (const { path, calls, count } of workload({ gate: BROKEN.slice(0, 2), soak: BROKEN })) {
      faultyShop.heal();
      for (const call of calls) faultyShop.breakCalls(call, { status: 500 });
      await page.goto(`${faultyShop.origin}${path}`);
      await waitForHydration(page);
      const buttons = main(page).getByRole('button', { name: 'Retry' });
      await expect.poll(() => buttons.count(), { message: path }).toBeGreaterThanOrEqual(count);
      expect(await findAxeViolationsInBothSchemes(page), path).toEqual([]);
    }
  });
});
