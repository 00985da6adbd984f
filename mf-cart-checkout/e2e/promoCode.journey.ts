import { randomInt } from 'node:crypto';
import type { Order } from '@marketplace/contracts/api/orders';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { formatTaka, toPaisa, toTaka } from '@marketplace/contracts/commerce/money';
import {
  chooseCashOnDelivery,
  fillAddress,
} from '@marketplace/contracts/testing/journeys/pages/checkoutPage';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect } from '@marketplace/contracts/testing/journeys/test';
import { type GatewayMarket, test } from './gatewayMarket';

/**
 * Discount in percent. For most prices, 7 % is not a whole number of paisa, so the test includes
 * rounding.
 */
const SHARE = 7;

/** Creates a promo code that can be used once. */
async function makeCode(market: GatewayMarket): Promise<string> {
  const code = `EID${randomInt(1_000_000_000)}`;
  await market.query(
    "insert into promo_codes (code, kind, value, max_uses) values ($1, 'percent', $2, 1)",
    [code, SHARE],
  );
  return code;
}

test('a promo code reduces the total by the same amount in cart, order and invoice, and is recorded as used once @translated', {
  tag: '@full',
}, async ({ page, market }) => {
  const code = await makeCode(market);
  const { cookie } = await market.openCustomer();
  const cartUuid = await market.fillCart();
  await page.context().addCookies(
    [cookie, { name: 'cartUuid', value: cartUuid }].map((each) => ({
      ...each,
      url: market.origin,
    })),
  );
  await page.goto('/cart');
  await waitForHydration(page);
  await main(page).getByText('Have a promo code?').click();
  // Types the code with lower-case letters and spaces, as many people do on phones.
  await main(page).getByRole('textbox', { name: 'Promo code' }).fill(` ${code.toLowerCase()} `);
  await main(page).getByRole('button', { name: 'Apply' }).click();
  await expect(main(page).getByRole('button', { name: `Remove promo code ${code}` })).toBeVisible();

  const cart = await market.call<Cart>(`/public-cart?cartUuid=${cartUuid}`);
  const discount = Math.floor((toPaisa(cart.subtotal) * SHARE) / 100);
  expect(cart.promo).toMatchObject({ code, discount: toTaka(discount), refusal: null });
  const off = `Discount ${code}${formatTaka(toTaka(-discount), 'en')}`;
  const summary = main(page).getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText(off);

  await page.goto('/checkout');
  await waitForHydration(page);
  await fillAddress(page);
  await chooseCashOnDelivery(page);
  await expect(main(page).getByRole('region', { name: 'Your order' })).toContainText(off);
  await main(page).getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/thank-you/);
  const uuid = new URL(page.url()).searchParams.get('order');
  const order = await market.call<Order>(`/order/my-order/${uuid}`, undefined, cookie.value);
  expect(order).toMatchObject({
    promoCode: code,
    subtotal: cart.subtotal,
    discount: toTaka(discount),
  });
  const { subtotal, deliveryCharge, total } = order;
  expect(toPaisa(total)).toBe(toPaisa(subtotal) + toPaisa(deliveryCharge) - discount);
  await expect(summary).toContainText(`${off}Total${formatTaka(total, 'en')}`);
  const uses = 'select uses from promo_codes where code = $1';
  expect(await market.query(uses, [code])).toEqual([{ uses: 1 }]);
});
