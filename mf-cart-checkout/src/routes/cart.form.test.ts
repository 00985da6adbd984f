import { applyPromoCode, removePromoCode } from '@marketplace/contracts/api/promoCodes';
import {
  addCartItem,
  changeCartItem,
  getPublicCart,
  moveCartItem,
  removeCartItem,
} from '@marketplace/contracts/api/publicCart';
import { listWishlist, removeWishlistEntry } from '@marketplace/contracts/api/wishlist';
import { bus } from '@marketplace/contracts/events';
import { readNotice } from '@marketplace/contracts/pages/formPost';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { buildEntry } from '../testing/buildEntry';
import { inLayout } from '../testing/inLayout';

const { product, uuid: cartItemUuid } = buildCartItem(1);
const FROM = '/product/product-1?variant=2';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.reply(getPublicCart, buildCart([buildCartItem(1, { quantity: 2 })]));
});

async function send(
  form: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
) {
  const answer = await renderRoutesOnServer(inLayout(routes), {
    path: '/cart',
    headers: { referer: `https://shop.test${FROM}`, ...headers },
    form,
  });
  const cookie = answer.cookies.map((one) => one.split(';')[0]).join('; ');
  const notice = readNotice(new Request('https://shop.test', { headers: { cookie } }));
  return { ...answer, cookie, notice };
}
const sentCalls = () =>
  api.sent.map(({ id, body, url }) => [id, body ?? url.searchParams.get('cartUuid')]);

describe('a cart form without JavaScript', () => {
  it("adds a product, and redirects back to the product's page with the message 'Item added to cart'", async () => {
    api.reply(addCartItem, buildCart());
    const answer = await send({ productUuid: product.uuid, quantity: '2' });
    expect([answer.status, answer.location]).toEqual([303, FROM]);
    expect(answer.notice).toEqual({ kind: 'success', message: 'Item added to cart' });
    expect(answer.cookie).toContain(`cartUuid=${CART_UUID}; cartQuantity=1`);
    expect(sentCalls()).toEqual([['addCartItem', { productUuid: product.uuid, quantity: 2 }]]);
  });

  // @spec 1.8
  it("adds a product to the visitor's cart, and shows the message in the visitor's language", async () => {
    api.reply(addCartItem, buildCart());
    const { notice } = await send(
      { productUuid: product.uuid, productVariantUuid: cartItemUuid },
      { cookie: `cartUuid=${CART_UUID}; i18n_redirected=bn` },
    );
    expect(notice?.message).toMatch(/[\u0980-\u09ff]/);
    expect(api.sent[0]?.body).toEqual({
      productUuid: product.uuid,
      productVariantUuid: cartItemUuid,
      quantity: 1,
      cartUuid: CART_UUID,
    });
  });

  it("removes the added product from the customer's wishlist", async () => {
    api.reply(addCartItem, buildCart());
    api.reply(listWishlist, { items: [buildEntry(1), buildEntry(2)] });
    api.reply(removeWishlistEntry, { isDone: true });
    await send({ productUuid: product.uuid }, { cookie: 'accessToken=good' });
    const removed = api.sent.filter(({ id }) => id === 'removeWishlistEntry');
    expect(removed.map(({ url }) => url.pathname)).toEqual([`/wishlist/${buildEntry(1).uuid}`]);
  });

  it("redirects back with the API's message if a product cannot be added, and leaves the cart unchanged", async () => {
    api.fail(addCartItem, 409, 'Only 2 of Rui Fish are left', 'out-of-stock');
    const answer = await send({ productUuid: product.uuid, quantity: '3' });
    expect([answer.status, answer.location]).toEqual([303, FROM]);
    expect(answer.notice).toEqual({ kind: 'error', message: 'Only 2 of Rui Fish are left' });
    expect(answer.cookie).not.toContain('cartUuid');
  });

  it.each([
    ['an error of the API', () => api.fail(addCartItem, 500, 'Busy')],
    ['a lost reply', () => api.cut(addCartItem)],
  ])('shows an error message after %s', async (_what, fail) => {
    fail();
    const { notice } = await send({ productUuid: product.uuid });
    expect(notice).toMatchObject({ kind: 'error', message: expect.stringMatching(/Busy|wrong/) });
  });

  describe('that adds several products', () => {
    const other = buildCartItem(2).product.uuid;
    const fields: [string, string][] = [
      ['productUuid', product.uuid],
      ['productVariantUuid', ''],
      ['quantity', '2'],
      ['productUuid', other],
      ['productVariantUuid', cartItemUuid],
      ['quantity', '3'],
      ['showCart', '1'],
    ];
    const first = { productUuid: product.uuid, quantity: 2 };
    const second = { productUuid: other, productVariantUuid: cartItemUuid, quantity: 3 };

    it('adds them to one cart, which it shows', async () => {
      api.reply(addCartItem, buildCart());
      const answer = await send(fields);
      expect([answer.status, answer.location]).toEqual([303, '/cart']);
      expect(answer.notice).toEqual({ kind: 'success', message: 'Item added to cart' });
      expect(answer.cookie).toContain(`cartUuid=${CART_UUID}`);
      expect(sentCalls()).toEqual([
        ['addCartItem', first],
        ['addCartItem', { ...second, cartUuid: CART_UUID }],
      ]);
    });

    it('adds the accepted products if the API refuses others, and says why', async () => {
      api.answer(addCartItem, () => {
        api.fail(addCartItem, 409, 'Only 1 of Rui Fish is left', 'out-of-stock');
        return buildCart();
      });
      const third = ['productUuid', 'productVariantUuid', 'quantity'].map(
        (name): [string, string] => [name, name === 'productUuid' ? product.uuid : ''],
      );
      const answer = await send([...fields, ...third]);
      expect([answer.location, answer.notice]).toEqual([
        '/cart',
        { kind: 'error', message: 'Only 1 of Rui Fish is left' },
      ]);
      expect(answer.cookie).toContain(`cartUuid=${CART_UUID}`);
      expect(api.sent).toHaveLength(3);
    });

    it('redirects back and says why if the API refuses all', async () => {
      api.fail(addCartItem, 409, 'A cart holds at most 100 lines', 'cart-full');
      const answer = await send(fields);
      expect([answer.location, answer.notice?.kind]).toEqual([FROM, 'error']);
      expect(api.sent).toHaveLength(2);
    });

    it('sends nothing more after a failure that is no refusal', async () => {
      api.fail(addCartItem, 503, 'Busy');
      const answer = await send(fields);
      expect([answer.location, answer.notice?.message]).toEqual([FROM, 'Busy']);
      expect(api.sent).toHaveLength(1);
    });
  });

  const cookie = `cartUuid=${CART_UUID}`;

  // @spec 7.3
  it('sets the quantity of a cart item', async () => {
    api.reply(changeCartItem, buildCart([buildCartItem(1, { quantity: 5 })]));
    const answer = await send({ cartItemUuid, quantity: '5' }, { cookie, referer: '' });
    expect([answer.status, answer.location, answer.notice]).toEqual([303, '/cart', undefined]);
    expect(answer.cookie).toContain('cartQuantity=5');
    expect(sentCalls()).toEqual([['changeCartItem', { quantity: 5 }]]);
    expect(api.sent[0]?.url.pathname).toBe(`/public-cart/cart-item/${cartItemUuid}`);
    expect(api.sent[0]?.url.searchParams.get('cartUuid')).toBe(CART_UUID);
  });

  // @spec 7.4
  it('removes a cart item, and shows no error if the item was already removed', async () => {
    api.reply(removeCartItem, buildCart([]));
    expect((await send({ cartItemUuid, quantity: '0' }, { cookie })).cookie).toContain(
      'cartQuantity=0',
    );
    api.fail(removeCartItem, 404, 'That cart item not found');
    expect((await send({ cartItemUuid, quantity: '0' }, { cookie })).notice).toBeUndefined();
    expect(sentCalls()).toEqual([
      ['removeCartItem', CART_UUID],
      ['removeCartItem', CART_UUID],
    ]);
  });

  it.each([
    ['saves a cart item for later', 'saved', 'saved'],
    ['moves a saved item into the cart, or restores a removed item', 'cart', 'cart'],
    ['treats an unknown target as the cart', 'elsewhere', 'cart'],
  ])('%s', async (_what, to, place) => {
    api.reply(moveCartItem, buildCart([buildCartItem(1, { quantity: 3 })]));
    const answer = await send({ cartItemUuid, to }, { cookie, referer: '' });
    expect([answer.status, answer.location, answer.notice]).toEqual([303, '/cart', undefined]);
    expect(answer.cookie).toContain('cartQuantity=3');
    expect(sentCalls()).toEqual([['moveCartItem', { to: place }]]);
    expect(api.sent[0]?.url.searchParams.get('cartUuid')).toBe(CART_UUID);
  });

  it('applies a promo code to the cart, and removes it when the field is empty', async () => {
    api.reply(applyPromoCode, buildCart());
    api.reply(removePromoCode, buildCart());
    for (const promoCode of [' EID10 ', '']) {
      const answer = await send({ promoCode }, { cookie, referer: '' });
      expect([answer.status, answer.location, answer.notice]).toEqual([303, '/cart', undefined]);
    }
    expect(sentCalls()).toEqual([
      ['applyPromoCode', { code: 'EID10' }],
      ['removePromoCode', CART_UUID],
    ]);
    expect(api.sent[0]?.url.searchParams.get('cartUuid')).toBe(CART_UUID);
  });

  it("redirects back with the API's message if an item cannot be moved or a promo code is refused", async () => {
    api.fail(moveCartItem, 409, 'No more than 50 products are kept for later');
    api.fail(applyPromoCode, 404, 'This promo code is wrong or no longer valid');
    const [kept, promo] = [
      await send({ cartItemUuid, to: 'saved' }, { cookie }),
      await send({ promoCode: 'EID11' }, { cookie }),
    ];
    expect(kept.notice).toEqual({
      kind: 'error',
      message: 'No more than 50 products are kept for later',
    });
    expect(promo.notice).toEqual({
      kind: 'error',
      message: 'This promo code is wrong or no longer valid',
    });
  });

  it.each<Record<string, string>>([
    {},
    { quantity: 'many' },
    { cartItemUuid: '../../order', quantity: '0' },
  ])('shows an error message and changes nothing if the fields are %j', async (form) => {
    api.fail(changeCartItem, 400, 'That is no cart item');
    api.fail(removeCartItem, 400, 'That is no cart item');
    const answer = await send(form, { cookie });
    expect(answer.status).toBe(303);
    expect(answer.notice?.kind).toBe('error');
    expect(api.sent.every(({ url }) => url.pathname.startsWith('/public-cart/'))).toBe(true);
  });

  it('publishes nothing on the server, because its bus is shared by all visitors', async () => {
    api.reply(addCartItem, buildCart());
    await send({ productUuid: product.uuid });
    expect(bus.retained('cart:changed')).toBeUndefined();
    expect(bus.releaseHeld('toast:requested')).toEqual([]);
  });
});
