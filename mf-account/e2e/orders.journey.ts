import {
  CUSTOMER,
  fetchToken,
  signIn,
} from '@marketplace/contracts/testing/journeys/market/customers';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';

test("someone else's order is not found, at the API and as a page", async ({
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
  expect((await page.goto(`/orders/${items[0].uuid}`))?.status()).toBe(404);
  await expect(main(page)).toContainText('This page could not be found');
  await expect(main(page)).not.toContainText(items[0].orderNumber);
});
