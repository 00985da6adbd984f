import type { Order } from '@marketplace/contracts/api/orders';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { formatTaka, toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import {
  ADDRESS,
  chooseCashOnDelivery,
  fillAddress,
  placeButton,
} from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { expectCartCount } from '@marketplace/contracts/testing/journeys/pages/header';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import type { Locator, Page } from '@playwright/test';
import {
  bringCart,
  changeLines,
  chooseLines,
  countPurchases,
  type Line,
  type Lines,
  NEW_PRICE,
  reopenShop,
} from './changedLines';
import { type GatewayMarket, test } from './gatewayMarket';
import * as plain from './plainCheckout';

const NOTE = 'Ring twice';
const CHANGED = 'Your cart has changed since you filled it.';

const note = (page: Page) => main(page).getByRole('textbox', { name: /^Note/ });
const region = (page: Page, name: string) => main(page).getByRole('region', { name });

const cartLine = (page: Page, { name }: Line) =>
  main(page)
    .getByRole('listitem')
    // Keeps only the product's name, because the cart shows the variant's values in another
    // element.
    .filter({ hasText: name.replace(/ \(.*/, '') });

async function expectToldInCart(page: Page, lines: Lines): Promise<void> {
  for (const line of [lines.soldOut, lines.withdrawn]) {
    await expect(cartLine(page, line)).toContainText(
      `${line.left} were left when you added it, now 0`,
    );
    await expect(cartLine(page, line)).toContainText('Out of stock: remove it to order the rest');
  }
  const { dearer, unchanged, closed, deleted } = lines;
  await expect(cartLine(page, deleted)).toContainText(
    'No longer sold: remove it to order the rest',
  );
  await expect(cartLine(page, closed)).toContainText(
    'This shop is closed: remove it to order the rest',
  );
  await expect(cartLine(page, closed)).not.toContainText('Out of stock');
  const [old, now] = [formatTaka(dearer.price, 'en'), formatTaka(NEW_PRICE, 'en')];
  await expect(cartLine(page, dearer)).toContainText(`${old} when you added it, now ${now}`);
  await expect(cartLine(page, unchanged)).not.toContainText('when you added it');
  await expect(main(page).getByRole('button', { name: 'Checkout' })).toBeDisabled();
}

/** Expects the checkout's notice to contain one sentence per change, in any order. */
async function expectToldAtCheckout(
  page: Page,
  { soldOut, dearer, withdrawn, deleted, closed }: Lines,
): Promise<void> {
  const notice = main(page).locator('form p', { hasText: CHANGED }).locator('xpath=..');
  const sentences = [
    ...[soldOut, withdrawn].map(
      ({ name, left }) => `${name} is out of stock. There were ${left} when you added it.`,
    ),
    `${deleted.name} is no longer sold.`,
    `${closed.shopName} is closed: remove ${closed.name} to order the rest.`,
    `${dearer.name} now costs ${formatTaka(NEW_PRICE, 'en')} instead of ${formatTaka(dearer.price, 'en')}.`,
  ];
  await expect(notice.getByRole('listitem')).toHaveCount(sentences.length);
  for (const sentence of sentences) await expect(notice).toContainText(sentence);
}

/** Returns all amounts of money in a text, in paisa. */
const amountsIn = (text: string) =>
  [...text.matchAll(/৳([\d,]+\.\d\d)/g)].map(([, figures = '']) =>
    toPaisa(Number(figures.replaceAll(',', ''))),
  );

/**
 * Adds up the totals of all items, and reads the sums that the page shows below the items.
 * @returns all amounts in paisa
 */
async function readSums(part: Locator, lines: Locator) {
  const totals = (await lines.allTextContents()).map((line) => amountsIn(line).at(-1) ?? NaN);
  const sums = await part.getByRole('definition').allTextContents();
  // Free delivery has no amount on the page, so it counts as 0.
  const [subtotal, deliveryCharge, total] = sums.map((sum) => amountsIn(sum)[0] ?? 0);
  return {
    lines: totals.reduce((all, each) => all + each, 0),
    sums: { subtotal, deliveryCharge, total },
  };
}

/** Converts the sums of an order from taka to paisa. */
const sumsOf = (told: Pick<Order, 'subtotal' | 'deliveryCharge' | 'total'>) => ({
  subtotal: toPaisa(told.subtotal),
  deliveryCharge: toPaisa(told.deliveryCharge),
  total: toPaisa(told.total),
});

async function expectTyped(page: Page): Promise<void> {
  await expect(main(page).getByLabel('Street, house, flat').first()).toHaveValue(
    ADDRESS['Street, house, flat'],
  );
  await expect(note(page)).toHaveValue(NOTE);
}

async function expectRefused(page: Page, market: GatewayMarket, lines: Lines): Promise<void> {
  const before = await countPurchases(market);
  await page.goto('/cart');
  await expectToldInCart(page, lines);
  await page.goto('/checkout');
  await expectToldAtCheckout(page, lines);
  await waitForHydration(page);
  await fillAddress(page);
  await note(page).fill(NOTE);
  await chooseCashOnDelivery(page);
  await placeButton(page).click();
  await expect(main(page)).toContainText('Your cart has changed. Nothing was ordered.');
  await expectTyped(page);
  expect(await countPurchases(market)).toEqual(before);
}

/**
 * Removes the cart items that cannot be ordered.
 * @returns the sums of the remaining items, in paisa
 */
async function mendCart(page: Page, market: GatewayMarket, lines: Lines) {
  await page.goto('/cart');
  await waitForHydration(page);
  const { dearer, unchanged, ...unsold } = lines;
  for (const line of Object.values(unsold)) {
    const remove = cartLine(page, line).getByRole('button', { name: /^Remove/ });
    await remove.click();
    await expect(remove).toHaveCount(0);
  }
  const totalQuantity = dearer.quantity + unchanged.quantity;
  await expectCartCount(page, totalQuantity);
  const rows = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') });
  const inCart = await readSums(region(page, 'Summary'), rows);
  const cartUuid = (await page.context().cookies()).find(({ name }) => name === 'cartUuid');
  const cart = await market.call<Cart>(`/public-cart?cartUuid=${cartUuid?.value}`);
  const { deliveryCharge: most = NaN } = cart;
  const subtotal =
    toPaisa(NEW_PRICE) * dearer.quantity + toPaisa(unchanged.price) * unchanged.quantity;
  expect(cart).toMatchObject({ subtotal: toTaka(subtotal), totalQuantity });
  // The cart page shows the highest possible delivery charge and total, because it does not know
  // the district.
  const deliveryCharge = toPaisa(most);
  const sums = { subtotal, deliveryCharge, total: subtotal + deliveryCharge };
  expect(inCart).toEqual({ lines: subtotal, sums });
  return sums;
}

test.describe('a cart whose items changed after they were added', { tag: '@full' }, () => {
  // Allows console errors, because the browser logs the API's 409 as an error.
  test.use({ allowsConsoleProblems: true });

  test('lists its changes in the cart and at the checkout, and is ordered at new prices without unavailable items @both', async ({
    page,
    market,
  }) => {
    const lines = await chooseLines(market);
    const token = await bringCart(page, market, Object.values(lines));
    const before = await countPurchases(market);
    try {
      await changeLines(market, lines);
      await expectRefused(page, market, lines);
      const most = await mendCart(page, market, lines);

      await page.goto('/checkout');
      await waitForHydration(page);
      await expectTyped(page);
      const summary = region(page, 'Your order');
      const atCheckout = await readSums(summary, summary.getByRole('listitem'));
      await placeButton(page).click();
      await expect(page).toHaveURL(/\/thank-you/);
      await page.emulateMedia({ media: 'print' });
      const invoice = region(page, 'Summary');
      await expect(invoice).toBeVisible();
      const uuid = new URL(page.url()).searchParams.get('order');
      const order = await market.call<Order>(`/order/my-order/${uuid}`, undefined, token);
      const sums = sumsOf(order);
      const { subtotal, deliveryCharge } = sums;
      expect(order).toMatchObject({ note: NOTE });
      expect(subtotal).toBe(most.subtotal);
      expect(deliveryCharge).toBeLessThanOrEqual(most.deliveryCharge);
      expect(sums.total).toBe(subtotal + deliveryCharge);
      // The checkout knew the district of the address, so it showed the same sums as the order.
      expect(atCheckout).toEqual({ lines: subtotal, sums });
      expect(await readSums(invoice, invoice.getByRole('listitem'))).toEqual({
        lines: subtotal,
        sums,
      });
      expect(await countPurchases(market)).toEqual({
        orders: before.orders + 1,
        payments: before.payments + 1,
      });
    } finally {
      await reopenShop(market, lines);
    }
  });
});

test.describe('a price change while the checkout is open', { tag: '@full' }, () => {
  for (const hasScripts of [true, false]) {
    test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled: hasScripts, allowsConsoleProblems: true });

      test('is reported without loss of input, and the next press of Place Order orders at the new price', async ({
        page,
        market,
      }) => {
        const { unchanged } = await chooseLines(market);
        await bringCart(page, market, [unchanged]);
        const before = await countPurchases(market);
        await page.goto('/checkout');
        if (hasScripts) {
          await waitForHydration(page);
          await fillAddress(page);
        } else await plain.fillAddress(page, { 'Upazila or thana': 'Savar' });
        await note(page).fill(NOTE);
        await chooseCashOnDelivery(page);
        const price = unchanged.price + 0.35;
        await market.query('update products set price_paisa = $2 where uuid = $1', [
          unchanged.uuid,
          toPaisa(price),
        ]);
        await placeButton(page).click();
        await expect(main(page)).toContainText(
          `${unchanged.name} now costs ${formatTaka(price, 'en')} instead of ${formatTaka(unchanged.price, 'en')}.`,
        );
        await expect(main(page)).toContainText('Nothing was ordered.');
        await expectTyped(page);
        expect(await countPurchases(market)).toEqual(before);
        await placeButton(page).click();
        await expect(page).toHaveURL(/\/thank-you/);
        await expect(region(page, 'Summary')).toContainText(
          formatTaka(price * unchanged.quantity, 'en'),
        );
        expect((await countPurchases(market)).orders).toBe(before.orders + 1);
      });
    });
  }
});
