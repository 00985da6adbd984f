import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import {
  addCartItem,
  type Cart,
  claimCart,
  getPublicCart,
  moveCartItem,
  removeCartItem,
} from '@marketplace/contracts/api/publicCart';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT, UNKNOWN } from '../testing/marketUuids';
import { createClock, visitorWith } from '../testing/openTestApi';
import { fillCart } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

const RUI = { productUuid: PRODUCT.rui, quantity: 2 };
const HONEY = { productUuid: PRODUCT.honey, quantity: 1 };
const RAHIM = '01711000001';
const KARIM = '01711000002';

describe('the cart of a customer', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });

  beforeEach(() => createTestMarket(market.db));

  const read = (cartUuid: string) => {
    clearApiCache();
    return callApi(getPublicCart, { query: { cartUuid } });
  };
  const claim = async (phone: string, cartUuid?: string) =>
    callApi(claimCart, { body: { cartUuid }, request: await market.api.visit(phone) });
  const quantitiesOf = ({ cartItems }: Cart) =>
    Object.fromEntries(cartItems.map(({ product, quantity }) => [product.uuid, quantity]));

  it('keeps the products from before sign-in, and is the same on every device', async () => {
    const cartUuid = await fillCart([RUI]);
    expect(await claim(RAHIM, cartUuid)).toMatchObject({ uuid: cartUuid, totalQuantity: 2 });
    // Claims from a second device, which has no cart of its own.
    expect(await claim(RAHIM)).toMatchObject({ uuid: cartUuid, totalQuantity: 2 });
  });

  it('merges with the cart of another device, and adds up quantities even beyond the stock', async () => {
    const first = await fillCart([{ ...RUI, quantity: 9 }]);
    await claim(RAHIM, first);
    const second = await fillCart([{ ...RUI, quantity: 5 }, HONEY]);
    const cart = await claim(RAHIM, second);
    expect(cart.uuid).toBe(first);
    expect(quantitiesOf(cart)).toEqual({ [PRODUCT.rui]: 14, [PRODUCT.honey]: 1 });
    const rui = cart.cartItems.find(({ product }) => product.uuid === PRODUCT.rui);
    expect(rui).toMatchObject({ isAvailable: false, availableQuantity: 10 });
    expect(await read(second)).toMatchObject({ uuid: null });
    // A repeated claim, e.g. after a lost reply, adds nothing.
    expect(await claim(RAHIM, second)).toEqual(cart);
    expect(await claim(RAHIM, first)).toEqual(cart);
  });

  it("gets a saved or removed line back if another device has added the line's product, and keeps other lines saved", async () => {
    const own = await fillCart([RUI, HONEY]);
    const { cartItems } = await claim(RAHIM, own);
    const [rui, honey] = cartItems.map(({ uuid }) => uuid);
    const query = { cartUuid: own };
    await callApi(moveCartItem, {
      params: { cartItemUuid: rui ?? '' },
      query,
      body: { to: 'saved' },
    });
    await callApi(removeCartItem, { params: { cartItemUuid: honey ?? '' }, query });
    const kept = await claim(RAHIM, await fillCart([HONEY]));
    expect(quantitiesOf(kept)).toEqual({ [PRODUCT.honey]: 1 });
    expect(kept.savedItems).toMatchObject([{ quantity: 2 }]);
    const wanted = await claim(RAHIM, await fillCart([{ ...RUI, quantity: 1 }]));
    expect(quantitiesOf(wanted)).toEqual({ [PRODUCT.honey]: 1, [PRODUCT.rui]: 1 });
    expect(wanted.savedItems).toEqual([]);
  });

  it('cannot be claimed by another customer who knows its uuid', async () => {
    const rahims = await fillCart([RUI]);
    await claim(RAHIM, rahims);
    expect(await claim(KARIM, rahims)).toMatchObject({ uuid: null, cartItems: [] });
    const karims = await fillCart([HONEY]);
    expect(await claim(KARIM, karims)).toMatchObject({ uuid: karims, totalQuantity: 1 });
    expect(await claim(KARIM, rahims)).toMatchObject({ uuid: karims, totalQuantity: 1 });
    expect(quantitiesOf(await claim(RAHIM))).toEqual({ [PRODUCT.rui]: 2 });
  });

  it('adds up the quantities that two devices have saved for later', async () => {
    const own = await fillCart([RUI]);
    const aside = async (uuid: string, cart: Awaited<ReturnType<typeof claim>>) =>
      callApi(moveCartItem, {
        params: { cartItemUuid: cart.cartItems[0]?.uuid ?? '' },
        query: { cartUuid: uuid },
        body: { to: 'saved' },
      });
    await aside(own, await claim(RAHIM, own));
    const others = await fillCart([{ ...RUI, quantity: 3 }]);
    await aside(others, await callApi(getPublicCart, { query: { cartUuid: others } }));
    expect((await claim(RAHIM, others)).savedItems).toMatchObject([{ quantity: RUI.quantity + 3 }]);
  });

  it('cannot be changed by another customer whose device knows its uuid', async () => {
    const rahims = await fillCart([RUI]);
    await claim(RAHIM, rahims);
    const request = await market.api.visit(KARIM);
    const karims = await callApi(addCartItem, { body: { ...HONEY, cartUuid: rahims }, request });
    expect(karims).toMatchObject({ totalQuantity: 1 });
    expect(karims.uuid).not.toBe(rahims);
    expect(quantitiesOf(await claim(RAHIM))).toEqual({ [PRODUCT.rui]: 2 });
  });

  it('is empty if neither the account nor the cookie has a cart, and cannot be claimed by a visitor', async () => {
    const none = { uuid: null, cartItems: [], totalQuantity: 0 };
    for (const cookie of [undefined, '', UNKNOWN, "' or 1=1 --"]) {
      expect(await claim(RAHIM, cookie)).toMatchObject(none);
    }
    await expect(callApi(claimCart, { body: {} })).rejects.toMatchObject({ status: 401 });
  });

  it('receives the products that the customer adds without a cookie, but none added with an invalid token', async () => {
    const request = await market.api.visit(RAHIM);
    const made = await callApi(addCartItem, { body: RUI, request });
    const again = await callApi(addCartItem, { body: HONEY, request });
    expect(again.uuid).toBe(made.uuid);
    expect(await claim(RAHIM)).toEqual(again);
    const stranger = await callApi(addCartItem, { body: HONEY, request: visitorWith('gone') });
    expect(stranger.uuid).not.toBe(made.uuid);
  });

  it('is created only once, even if many devices sign in simultaneously', async () => {
    const request = await market.api.visit(RAHIM);
    const carts = await Promise.all([RUI, HONEY, RUI, HONEY].map((line) => fillCart([line])));
    await Promise.all(carts.map((cartUuid) => callApi(claimCart, { body: { cartUuid }, request })));
    expect(quantitiesOf(await claim(RAHIM))).toEqual({ [PRODUCT.rui]: 4, [PRODUCT.honey]: 2 });
  });

  it("expires like a visitor's cart, and the customer can then fill a new cart", async () => {
    await claim(RAHIM, await fillCart([RUI]));
    clock.advance(31 * 24 * 60 * 60);
    expect(await claim(RAHIM)).toMatchObject({ uuid: null });
    const cartUuid = await fillCart([HONEY]);
    expect(await claim(RAHIM, cartUuid)).toMatchObject({ uuid: cartUuid });
  });
});
