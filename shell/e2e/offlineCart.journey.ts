import { findPlainProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { waitUntilIdle } from '@marketplace/contracts/testing/journeys/observe/idle';
import { undocumentedNames } from '@marketplace/contracts/testing/journeys/observe/storedNames';
import {
  expectCartCount,
  expectSavedCount,
} from '@marketplace/contracts/testing/journeys/pages/header';
import { touchPage } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { buyButton, main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

// The browser logs an error for each file that the page prefetches while it is offline.
test.use({ allowsConsoleProblems: true });

test('a product added while offline is in the cart exactly once, even if its tab is closed before the browser is online @both @mf_cart_checkout/service', async ({
  page,
  context,
  request,
}) => {
  const product = await findPlainProduct(request);
  const closedTab = await context.newPage();
  await closedTab.goto(`/product/${product.handle}`);
  await touchPage(closedTab);
  await waitUntilIdle(closedTab);
  await context.setOffline(true);
  await buyButton(closedTab).click();
  await expect(closedTab.getByText('We do this when you are back')).toBeVisible();
  expect(await undocumentedNames(context), 'stored, but not in the cookies policy').toEqual([]);
  await closedTab.close();
  await context.setOffline(false);

  // `page` and `otherTab` may both find the addition that the closed tab stored. The cart must
  // still contain it only once.
  const otherTab = await context.newPage();
  await Promise.all([page.goto('/blog'), otherTab.goto('/blog')]);
  await expectCartCount(page, 1);
  await expectCartCount(otherTab, 1);
  await expectSavedCount(page, 1);
  await waitUntilIdle(page);
  await waitUntilIdle(otherTab);
  await page.goto('/cart');
  const stepper = main(page).getByRole('group', { name: /^Quantity of/ });
  await expect(stepper.getByRole('textbox')).toHaveValue('1');
  await expectCartCount(page, 1);
});
