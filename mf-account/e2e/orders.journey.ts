import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import {
  CUSTOMER,
  fetchToken,
  signIn,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { fillCart } from '@marketplace/contracts/testing/journeys/market/purchases';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

const PLACE = {
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Gulshan',
  area: 'Gulshan 1',
  street: 'House 5, Road 11',
};

test("the API, the order page and the invoice reply with 404 for another customer's order", async ({
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
  for (const path of [`/orders/${items[0].uuid}`, `/orders/${items[0].uuid}/invoice`]) {
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
