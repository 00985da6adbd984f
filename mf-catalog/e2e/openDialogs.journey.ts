import { findAxeViolationsInBothSchemes } from '@marketplace/contracts/testing/journeys/observe/axe';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

/** Three pictures, three pages of reviews, related products. */
const HILSA = '/product/padma-hilsa';

test.describe('axe finds no violation', () => {
  test('in the filters of a phone, also with a price range that is refused', async ({ page }) => {
    // Wide screens have them beside the list.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/product?minPrice=100&maxPrice=300');
    await waitForHydration(page);
    await main(page).locator('summary', { hasText: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const least = sheet.getByRole('textbox', { name: 'From (৳)' });
    await least.fill('ten');
    await least.press('Enter');
    await expect(sheet).toContainText('Please write figures only');
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
  });

  test('in enlarged pictures, and in the message after sharing @both', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(HILSA);
    await waitForHydration(page);
    const gallery = main(page).getByRole('group', { name: /^Pictures of/ });
    await gallery.getByRole('link').first().click();
    const large = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
    await large.click();
    await expect(large).toHaveAttribute('aria-pressed', 'true');
    // The pressed point, the middle, is still in the middle.
    expect(await large.locator('xpath=..').evaluate(hasItsMiddleInView)).toBe(true);
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await main(page).getByRole('button', { name: 'Share' }).click();
    const dismiss = page
      .getByRole('region', { name: 'Message' })
      .getByRole('button', { name: 'Dismiss' });
    // A message stays for as long as somebody is at it.
    await dismiss.focus();
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
    await expect(dismiss).toBeVisible();
  });
});

test.describe('on a broken API axe finds no violation', () => {
  // The browser reports each call that fails.
  test.use({ allowsConsoleProblems: true });

  const BROKEN = [
    { path: '/', calls: ['/slider/', '/category/'], count: 3 },
    { path: HILSA, calls: ['/product/review', '/product/public/product?'], count: 3 },
    { path: '/product', calls: ['/product/public/product?'], count: 1 },
    { path: '/shoplist', calls: ['/shop/'], count: 1 },
    { path: '/category', calls: ['/category/'], count: 1 },
  ];

  test('in the regions and pages that say so', async ({ page, faultyShop }) => {
    test.slow();
    for (const { path, calls, count } of BROKEN) {
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

/** Runs in the page. */
function hasItsMiddleInView(box: Element): boolean {
  const { scrollLeft, scrollTop, clientWidth, scrollWidth } = box;
  const middle = (scrollWidth - clientWidth) / 2;
  return middle > 0 && [scrollLeft, scrollTop].every((at) => Math.abs(at - middle) < 3);
}
