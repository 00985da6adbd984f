import { productPath } from '@marketplace/contracts/routes';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  CUSTOMER,
  fetchToken,
  signIn,
  signInAsNewcomer,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart, orderFromShops } from '@marketplace/contracts/testing/journeys/market/purchases';
import { inAnyLanguage as words } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

const PLACE = {
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Gulshan',
  area: 'Gulshan 1',
  street: 'House 5, Road 11',
};

test("the API, the order page, the invoice page and the reorder page reply with 404 for another customer's order", async ({
  page,
  context,
  request,
}) => {
  const owner = { authorization: `Bearer ${await fetchToken(request, CUSTOMER)}` };
  const { items } = await (await request.get('/api/order/my-order', { headers: owner })).json();
  const stranger = await signIn(context, '01711000002');
  const response = await request.get(`/api/order/my-order/${items[0].uuid}`, {
    headers: { authorization: `Bearer ${stranger}` },
  });
  expect(response.status()).toBe(404);
  const order = `/orders/${items[0].uuid}`;
  for (const path of [order, `${order}/invoice`, `${order}/reorder`]) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(main(page)).toContainText('This page could not be found');
    await expect(main(page)).not.toContainText(items[0].orderNumber);
  }
});

test('the page of an unpaid order links to the page that offers other payment methods', async ({
  page,
  context,
}) => {
  const token = await signIn(context);
  const { cartUuid } = await fillCart(context);
  const address = { name: 'Nusrat Jahan', phone: CUSTOMER, ...PLACE };
  const order = await callMarket<{ uuid: string }>(context.request, '/order', {
    token,
    data: { cartUuid, shippingAddress: address, billingAddress: address, paymentMethod: 'bkash' },
  });
  await page.goto(`/orders/${order.uuid}`);
  const payment = main(page).getByRole('region', { name: 'Payment' });
  await expect(payment).toContainText('Not paid yet');
  await payment.getByRole('link', { name: 'Pay now or in another way' }).click();
  await main(page).getByRole('button', { name: 'Cash on delivery' }).click();
  const thanks = { level: 1, name: 'Thank you, your order is placed' };
  await expect(main(page).getByRole('heading', thanks)).toBeVisible();
  await page.goto(`/orders/${order.uuid}`);
  await expect(payment).toContainText('To be paid when it arrives');
  await expect(payment.getByRole('link', { name: /^Pay now/ })).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    const tag = javaScriptEnabled ? '@bangla' : [];
    // @spec 2.81, 2.85
    test('a customer finds an order, cancels one of its parcels and orders the products again', {
      tag,
    }, async ({ page, context, visitor }) => {
      const token = await signInAsNewcomer(context);
      const order = await orderFromShops(context.request, token, 2);
      await page.goto('/orders');
      const form = main(page).getByRole('search');
      await visitor.fill(form.getByRole('searchbox'), order.orderNumber);
      const status = form.getByRole('combobox', { name: words('Status') });
      await visitor.choose(status, 1);
      await expect(status).toHaveValue('placed');
      await visitor.press(form.getByRole('button', { name: words('Show orders') }));
      await expect(page).toHaveURL(new RegExp(`search=${order.orderNumber}`));
      await visitor.press(main(page).getByRole('link', { name: words('Order {orderNumber}') }));
      await expect(page).toHaveURL(`/orders/${order.uuid}`);

      const parcels = main(page).getByRole('region', { name: words('Parcel from {shopName}') });
      const parcel = parcels.first();
      const fold = page.locator('summary', { hasText: words('Cancel this parcel') });
      await visitor.press(parcel.locator(fold));
      await visitor.press(parcel.getByRole('button', { name: words('Cancel the parcel') }));
      await expect(parcel.getByText(words('Cancelled')).first()).toBeVisible();
      await expect(fold).toHaveCount(0);

      await visitor.press(main(page).getByRole('link', { name: words('Buy again') }));
      await visitor.press(main(page).getByRole('button', { name: words('Add to Cart') }));
      await expect(page).toHaveURL(/\/cart$/);
      for (const { orderItems } of order.parcels) {
        const path = productPath(orderItems[0]?.productHandle ?? '');
        await expect(main(page).locator(`a[href="${path}"]`).first()).toBeVisible();
      }
    });
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a customer sees the newest order after one tap on any page, without scrolling', async ({
    page,
    context,
  }) => {
    const token = await signInAsNewcomer(context);
    const { orderNumber } = await orderFromShops(context.request, token, 1);
    for (const path of ['/', '/product', '/cart', '/blog', '/profile']) {
      await page.goto(path);
      await page
        .getByRole('banner')
        .getByRole('link', { name: words('Your orders') })
        .click();
      await expect(page).toHaveURL('/orders');
      const card = main(page).getByRole('listitem').filter({ hasText: orderNumber }).first();
      await expect(card.getByText(words('Placed'), { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
});
