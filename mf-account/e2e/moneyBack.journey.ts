import { createPng } from '@marketplace/contracts/conformance/createPng';
import { callMarket } from '@marketplace/contracts/testing/journeys/market/callMarket';
import { signInAsNewcomer } from '@marketplace/contracts/testing/journeys/market/customers';
import { actOnCase } from '@marketplace/contracts/testing/journeys/market/operator';
import {
  deliverOrder,
  orderFromShops,
} from '@marketplace/contracts/testing/journeys/market/purchases';
import { inAnyLanguage as words } from '@marketplace/contracts/testing/journeys/messages/inAnyLanguage';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import type { BrowserContext } from '@playwright/test';

/** Orders and receives a product, and complains about it through the API. */
async function complain(context: BrowserContext): Promise<{ uuid: string; order: string }> {
  const { request } = context;
  const token = await signInAsNewcomer(context);
  const { uuid: order, orderNumber, parcels } = await orderFromShops(request, token, 1);
  await deliverOrder(request, token, orderNumber);
  const { items } = await callMarket<{ items: { uuid: string }[] }>(
    request,
    '/category/problem-categories',
  );
  const data = {
    orderItemUuid: parcels[0]?.orderItems[0]?.uuid,
    problemCategoryUuid: items[0]?.uuid,
    description: 'The lid was open.',
    wish: 'refund',
  };
  const { uuid } = await callMarket<{ uuid: string }>(request, '/complain/order', { token, data });
  return { uuid, order };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript, a customer`, () => {
    test.use({ javaScriptEnabled });
    const tag = javaScriptEnabled ? '@bangla' : '@full';

    test('sees the answer and picture of the shop, gets the money back, and names the account for it', {
      tag,
    }, async ({ page, context, visitor }) => {
      const { uuid, order } = await complain(context);
      const pictures = [createPng(400).toString('base64')];
      const answer = { author: 'shop', text: 'This is how we packed it.', pictures };
      await actOnCase(context.request, uuid, 'answer', answer);
      await page.goto(`/complain?complaint=${uuid}`);
      const message = main(page)
        .getByRole('list', { name: words('Messages') })
        .getByRole('listitem')
        .first();
      await expect(message).toContainText('This is how we packed it.');
      const picture = message.getByRole('img');
      await expect(picture).toHaveJSProperty('complete', true);
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);

      const decision = { kind: 'refund', reason: 'The lid was broken.' };
      await actOnCase(context.request, uuid, 'decision', decision);
      await page.reload();
      await expect(main(page)).toContainText('The lid was broken.');
      await visitor.press(main(page).locator('a[href^="/refund-accounts?"]'));
      await visitor.fill(main(page).getByLabel(words('Wallet or bank')), 'bKash');
      await visitor.fill(main(page).getByLabel(words('Number')), '01711000009');
      const pay = words('Pay it back to this account');
      await visitor.press(main(page).getByRole('button', { name: pay }));
      const destination = /bKash ••••[0০]{3}[9৯]/;
      await expect(main(page).getByRole('region', { name: words('Refund') })).toContainText(
        destination,
      );
      await page.goto(`/orders/${order}`);
      await expect(main(page)).toContainText(destination);
    });

    test('reopens a refused complaint once', { tag }, async ({ page, context, visitor }) => {
      const { uuid } = await complain(context);
      const refusal = { kind: 'refusal', reason: 'The lid is fine.' };
      await actOnCase(context.request, uuid, 'decision', refusal);
      await page.goto(`/complain?complaint=${uuid}`);
      const why = main(page).getByLabel(words('Why should we look again?'));
      await visitor.fill(why, 'Please look at it.');
      await visitor.press(main(page).getByRole('button', { name: words('Reopen complaint') }));
      await expect(main(page).getByText(words('Being looked into'))).toBeVisible();
      await expect(main(page)).toContainText('Please look at it.');
      await expect(main(page)).toContainText('The lid is fine.');
      await actOnCase(context.request, uuid, 'decision', refusal);
      await page.reload();
      await expect(main(page).getByText(words('Not accepted'))).toBeVisible();
      await expect(why).toHaveCount(0);
    });
  });
}
