import { requestStockAlert } from '@marketplace/contracts/api/stockAlerts';
import { preload } from '@marketplace/contracts/rendering';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildProduct, buildProductWithOptions } from '../testing/buildProduct';
import { fakeMarket } from '../testing/fakeMarket';
import { loadStockAlert } from './StockAlertPlace';
import { isAlertOffered } from './stockAlertRequests';

const path = '/product/rui-fish?option0=2+kg&option1=Whole';
const product = buildProductWithOptions();
const soldOut = product.variant.productVariants[2]?.uuid ?? '';
const fields = { productUuid: product.uuid, productVariantUuid: soldOut };

let api: FakeApi;
beforeEach(async () => {
  api = fakeMarket();
  api.reply(requestStockAlert, { isDone: true });
  // Loads the form's code. Without this code, the first page that a process renders would contain a
  // placeholder.
  await preload([loadStockAlert]);
  await renderRoutesOnServer(routes, { path });
});

describe('the stock alert form on the server', () => {
  it('is a native form that names the variant and contains no personal data', async () => {
    const { html } = await renderRoutesOnServer(routes, { path });
    const headers = { cookie: 'accessToken=secret; cartUuid=1' };
    const own = await renderRoutesOnServer(routes, { path, headers });
    expect(html).toMatch(
      /<form[^>]* method="post"[^>]* action="\/product"|action="\/product"[^>]* method="post"/,
    );
    expect(html).toContain(`name="productVariantUuid" value="${soldOut}"`);
    expect(own.html).toBe(html);
  });

  it('confirms the request in the language of the page, and sends that language to the API', async () => {
    const form = { ...fields, emailOrPhone: '01711000001' };
    const headers = { cookie: 'i18n_redirected=bn' };
    const answer = await renderRoutesOnServer(routes, { path: '/product', form, headers });
    expect(answer).toMatchObject({ status: 303, location: '/product' });
    expect(decodeURIComponent(answer.cookies.join())).toContain('আবার স্টকে এলে');
    expect(api.sent.find(({ id }) => id === 'requestStockAlert')?.body).toEqual({
      ...form,
      language: 'bn',
    });
  });

  it('sends only phone numbers and e-mail addresses to the API', async () => {
    const form = { ...fields, emailOrPhone: '"><script>' };
    const { status, cookies } = await renderRoutesOnServer(routes, { path: '/product', form });
    expect(status).toBe(303);
    expect(decodeURIComponent(cookies.join())).toContain('Enter a phone number of Bangladesh');
    expect(api.sent.map(({ id }) => id)).not.toContain('requestStockAlert');
  });
});

describe('isAlertOffered', () => {
  const asked = () => api.sent.some(({ id }) => id === 'getCapabilities');

  it.each([
    ['a variant that is sold out', buildProductWithOptions(), true],
    ['a product that is sold out', buildProduct({ inventoryQuantity: 0 }), true],
    ['a product in stock', buildProduct(), false],
  ])(
    'asks the API about stock alerts only for a product or variant that is sold out: %s',
    async (_, given, isOffered) => {
      api = fakeMarket();
      expect(await isAlertOffered(Promise.resolve(given))).toBe(isOffered);
      expect(asked()).toBe(isOffered);
    },
  );
});
