import { listAddresses } from '@marketplace/contracts/api/addresses';
import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { listDivisions, listUpazilas } from '@marketplace/contracts/api/locations';
import { getMyOrder } from '@marketplace/contracts/api/orders';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { listWishlist } from '@marketplace/contracts/api/wishlist';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { buildCart, CART_UUID } from '../testing/buildCart';
import { buildEntry } from '../testing/buildEntry';
import { buildOrder, ORDER_UUID, savedAddress } from '../testing/buildOrder';
import { inLayout } from '../testing/inLayout';
import { loadMessages, routes } from './routes';

const headers = { cookie: `cartUuid=${CART_UUID}; accessToken=good` };
const open = (path: string) => renderRoutesOnServer(inLayout(routes), { path, headers });
const saved = { items: [savedAddress], paginationStatus: buildPaging(10, 1) };
const customer = {
  uuid: savedAddress.uuid,
  fullName: 'Rahima Khatun',
  phone: '+8801711223344',
  email: null,
  phoneVerified: true,
};

let api = fakeApi();
beforeEach(() => {
  api = fakeApi();
  api.reply(getPublicCart, buildCart());
  api.reply(listAddresses, saved);
  api.reply(getCurrentCustomer, customer);
  api.reply(listWishlist, { items: [buildEntry(1)] });
  api.reply(getMyOrder, buildOrder());
  api.reply(listDivisions, { items: [] });
  api.reply(listUpazilas, { items: [] });
  api.reply(getCapabilities, { extensions: [], paymentMethods: ['cash-on-delivery', 'bkash'] });
});

describe('the server', () => {
  it.each([
    ['/cart', 'Your cart', 'Product 1'],
    ['/wishlist', 'Your wishlist', 'Product 1'],
    ['/checkout', 'Checkout', 'House 12, Road 4'],
    [`/thank-you?order=${ORDER_UUID}`, 'Thank you', 'NB-100042'],
  ])('renders %s as complete HTML', async (path, heading, detail) => {
    const { status, html } = await open(path);
    expect(status).toBe(200);
    expect(html).toContain(heading);
    expect(html).toContain(detail);
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('renders every field of the checkout in a form that works without JavaScript', async () => {
    const { html } = await open('/checkout');
    expect(html).not.toMatch(/<fieldset[^>]* (disabled|hidden)=/);
    expect(html).toMatch(/<noscript.*name="shipping\.district".*<\/noscript>/);
    // A saved address has no hidden fields in the HTML, because the shopper may choose another
    // address without JavaScript. The server adds the fields.
    expect(html).not.toContain('type="hidden" name="shipping.');
  });

  it('renders an empty cart if the request has no cookie', async () => {
    const { html } = await renderRoutesOnServer(routes, { path: '/cart' });
    expect(html).toContain('Your cart is empty');
    expect(api.sent).toEqual([]);
  });

  it('redirects from the checkout to the cart if the cart is empty', async () => {
    api.reply(getPublicCart, buildCart([]));
    expect(await open('/checkout')).toMatchObject({ status: 302, location: '/cart' });
  });

  it.each([
    ['/wishlist', listWishlist],
    ['/checkout', listAddresses],
    [`/thank-you?order=${ORDER_UUID}`, getMyOrder],
  ] as const)(
    'redirects from %s to the home page if the API refuses the token',
    async (path, call) => {
      api.fail(call, 401, 'Sign in to go on');
      expect(await open(path)).toMatchObject({ status: 302, location: '/' });
    },
  );

  it.each(['/cart', '/checkout'])(
    'replies to %s with status 500 if the cart cannot be loaded',
    async (path) => {
      api.fail(getPublicCart, 500, 'The market is being tidied up');
      expect((await open(path)).status).toBe(500);
    },
  );

  // @spec 8.27
  // @error logged: listAddresses
  it('renders the checkout with fields for an address if the saved addresses cannot be loaded', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    api.fail(listAddresses, 500);
    const { status, html } = await open('/checkout');
    expect(status).toBe(200);
    expect(html).not.toContain('Add another address');
    expect(html).toContain('shipping.name');
    expect(html).not.toContain('role="alert"');
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it.each(['', '?order=', `?order=${ORDER_UUID}`])(
    "replies with 404 if the URL names no order or another customer's order: /thank-you%s",
    async (query) => {
      api.fail(getMyOrder, 404, 'That order not found');
      expect((await open(`/thank-you${query}`)).status).toBe(404);
    },
  );
});

describe('the routes', () => {
  it('have the guard `userAuth` on all pages except the cart', () => {
    const guarded = routes.filter(({ handle }) => handle?.middleware?.includes('userAuth'));
    expect(guarded.map(({ path }) => path)).toEqual(['wishlist', 'checkout', 'thank-you']);
  });

  it.each(['en', 'bn', 'fr'] as const)('load messages in the language %s', async (locale) => {
    const ofPages = routes.flatMap(({ handle }) => handle?.loadMessages ?? []);
    expect(ofPages).toHaveLength(3);
    for (const load of [loadMessages, ...ofPages]) {
      expect(Object.keys((await load(locale)).messages).length).toBeGreaterThan(30);
    }
  });
});
