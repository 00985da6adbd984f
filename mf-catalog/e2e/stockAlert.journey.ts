import { findSoldOutProduct } from '@marketplace/contracts/testing/journeys/market/products';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

const phone = () => `018${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

test('the code of the stock alert loads at the first interaction, and a shopper can request an alert', async ({
  page,
  request,
}) => {
  const product = await findSoldOutProduct(request);
  const scripts: string[] = [];
  page.on('request', (sent) => void scripts.push(sent.url()));
  const isLoaded = () => scripts.some((url) => url.includes('catalog-stock-alert'));
  await page.goto(`/product/${product.handle}`);
  await waitForHydration(page);
  expect(isLoaded()).toBe(false);

  await main(page).getByLabel('Your phone or email').fill(phone());
  await main(page).getByRole('button', { name: 'Tell me when it is back' }).click();
  await expect(main(page)).toContainText('We will send you one message when it is back in stock.');
  expect(isLoaded()).toBe(true);
});

test.describe('the page of a sold-out product without JavaScript', { tag: '@full' }, () => {
  test.use({ javaScriptEnabled: false });

  test('confirms the request for a stock alert', async ({ page, request }) => {
    const product = await findSoldOutProduct(request);
    await page.goto(`/product/${product.handle}`);
    await main(page).getByLabel('Your phone or email').fill(phone());
    await main(page).getByRole('button', { name: 'Tell me when it is back' }).click();
    await expect(page).toHaveURL(new RegExp(`/product/${product.handle}$`));
    await expect(page.getByText('We will send you one message')).toBeVisible();
  });
});
