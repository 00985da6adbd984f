import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import {
  addCartItem,
  changeCartItem,
  claimCart,
  getPublicCart,
} from '@marketplace/contracts/api/publicCart';
import { listWishlist } from '@marketplace/contracts/api/wishlist';
import {
  clearAccessToken,
  clearCart,
  writeAccessToken,
  writeCart,
} from '@marketplace/contracts/cookies';
import { bus, type Topic } from '@marketplace/contracts/events';
import {
  CART_CHANGE_KEY,
  type KeptCartChange,
  listKeptCartChanges,
  readKeptCartChange,
  removeKeptCartChange,
} from '@marketplace/contracts/events/keptCartChanges';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { waitFor } from '@testing-library/react';
import { publishCart } from '../cart/cartStore';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { activate } from './service';

const DAY_MS = 86_400_000;
const productUuid = buildCartItem(1).product.uuid;
const addition = { requestId: 'r1', productUuid, quantity: 2 };
const step = { requestId: 's1', productUuid, change: 1 };

let api: FakeApi;
let start: number;
let stop = () => {};

const payloadsOf = (topic: Topic) =>
  bus
    .trail()
    .slice(start)
    .filter((entry) => entry.topic === topic)
    .map(({ payload }) => payload);
const sent = () =>
  api.sent
    .filter(({ id }) => ['addCartItem', 'changeCartItem'].includes(id))
    .map(({ id, body }) => [id, body]);
const isSettled = () => new Promise((resolve) => setTimeout(resolve, 500));

/** Stores a change in the same way as an earlier page that was offline. */
function store(changes: Partial<KeptCartChange> = {}): void {
  const record = { topic: 'cart:add-requested', request: addition, customer: null, at: Date.now() };
  const id = changes.request?.requestId ?? addition.requestId;
  localStorage.setItem(CART_CHANGE_KEY + id, JSON.stringify({ ...record, ...changes }));
}
const storeStep = (changes: Partial<KeptCartChange> = {}) =>
  store({ topic: 'cart:quantity-requested', request: step, ...changes } as KeptCartChange);

function goOffline(): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}
function goOnline(): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}
function signIn(uuid: string): void {
  writeAccessToken(uuid, 3600);
  bus.publish('session:changed', { isLogin: true, user: { uuid, fullName: uuid } });
}
function signOut(): void {
  clearAccessToken();
  bus.publish('session:changed', { isLogin: false, user: null });
}

beforeEach(() => {
  localStorage.clear();
  publishCart({ uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 });
  clearCart();
  signOut();
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
  api.reply(claimCart, buildCart());
  api.reply(listWishlist, { items: [] });
  api.reply(getPublicCart, buildCart([buildCartItem(1, { quantity: 3 })]));
  api.reply(addCartItem, buildCart([buildCartItem(1, { quantity: 2 })]));
  api.reply(changeCartItem, buildCart([buildCartItem(1, { quantity: 4 })]));
  start = bus.trail().length;
});
afterEach(() => {
  goOnline();
  stop();
  jest.restoreAllMocks();
});

describe('a change of the cart while the browser is offline', () => {
  it('is stored until it is sent, and is sent once', async () => {
    stop = activate();
    goOffline();
    bus.publish('cart:add-requested', addition);
    expect(readKeptCartChange('r1')).toMatchObject({ request: addition, customer: null });
    // The session may be published again while the request waits.
    bus.publish('session:changed', { isLogin: false, user: null });
    await isSettled();
    expect(payloadsOf('cart:quantity-expected')).toMatchObject([{ totalQuantity: 2 }]);
    goOnline();
    await waitFor(() => expect(payloadsOf('cart:item-added')).toEqual([addition]));
    await isSettled();
    expect(sent()).toEqual([['addCartItem', { productUuid, quantity: 2 }]]);
    expect(listKeptCartChanges()).toEqual([]);
  });

  it('is stored if it changes a quantity, and each tap is sent as a separate request', async () => {
    publishCart(buildCart([buildCartItem(1, { quantity: 3 })]));
    stop = activate();
    goOffline();
    bus.publish('cart:quantity-requested', step);
    bus.publish('cart:quantity-requested', { ...step, requestId: 's2' });
    expect(listKeptCartChanges().sort()).toEqual(['s1', 's2']);
    goOnline();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual([
      ['changeCartItem', { quantity: 4 }],
      ['changeCartItem', { quantity: 5 }],
    ]);
    expect(listKeptCartChanges()).toEqual([]);
  });

  it('is neither sent nor counted by this tab if another tab has removed the change from the storage', async () => {
    stop = activate();
    goOffline();
    bus.publish('cart:add-requested', addition);
    removeKeptCartChange('r1');
    writeCart(CART_UUID, 2);
    goOnline();
    await waitFor(() =>
      expect(payloadsOf('cart:quantity-expected')).toMatchObject([
        { totalQuantity: 2 },
        { totalQuantity: 2, items: [] },
      ]),
    );
    await isSettled();
    expect(sent()).toEqual([]);
    expect(payloadsOf('cart:item-added')).toEqual([]);
  });

  it("is dropped at the logout together with its expected quantity, and is not sent for the device's next customer", async () => {
    signIn('rahima');
    stop = activate();
    goOffline();
    bus.publish('cart:add-requested', addition);
    expect(payloadsOf('cart:quantity-expected')).toMatchObject([{ totalQuantity: 2 }]);
    signOut();
    await waitFor(() => expect(listKeptCartChanges()).toEqual([]));
    expect(payloadsOf('cart:quantity-expected').at(-1)).toMatchObject({ totalQuantity: 0 });
    signIn('bilkis');
    goOnline();
    await isSettled();
    expect(sent()).toEqual([]);
  });
});

describe('a change of the cart that an earlier page has stored', () => {
  it('is counted in the expected quantity immediately, is sent once, and its result is shown', async () => {
    store();
    stop = activate();
    await waitFor(() => expect(payloadsOf('cart:item-added')).toEqual([addition]));
    expect(payloadsOf('cart:quantity-expected')).toMatchObject([
      { totalQuantity: 2, items: [{ productUuid, quantity: 2 }] },
      { totalQuantity: 2, items: [] },
    ]);
    await waitFor(() =>
      expect(payloadsOf('toast:requested')).toMatchObject([{ message: 'Item added to cart' }]),
    );
    expect(sent()).toEqual([['addCartItem', { productUuid, quantity: 2 }]]);
    expect(listKeptCartChanges()).toEqual([]);
  });

  it('is not sent until the browser is online again', async () => {
    goOffline();
    store();
    stop = activate();
    await waitFor(() => expect(payloadsOf('cart:quantity-expected')).toHaveLength(1));
    expect(listKeptCartChanges()).toEqual(['r1']);
    expect(sent()).toEqual([]);
    goOnline();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(listKeptCartChanges()).toEqual([]);
  });

  it('is sent after older changes', async () => {
    store({ at: Date.now() - 1000 });
    store({ request: { ...addition, requestId: 'r0', quantity: 7 }, at: Date.now() - 2000 });
    stop = activate();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      ['addCartItem', { quantity: 7 }],
      ['addCartItem', { quantity: 2 }],
    ]);
  });

  it('is applied to the quantity that the cart has when the change is sent', async () => {
    writeCart(CART_UUID, 3);
    storeStep();
    stop = activate();
    await waitFor(() => expect(sent()).toEqual([['changeCartItem', { quantity: 4 }]]));
    expect(listKeptCartChanges()).toEqual([]);
  });

  it('is dropped if it changes the quantity of a product that the cart no longer contains', async () => {
    writeCart(CART_UUID, 3);
    api.reply(getPublicCart, buildCart([buildCartItem(2)]));
    storeStep();
    stop = activate();
    await waitFor(() => expect(listKeptCartChanges()).toEqual([]));
    expect(sent()).toEqual([]);
    expect(payloadsOf('toast:requested')).toEqual([]);
  });

  it('stays stored for the next page if the cart cannot be loaded', async () => {
    writeCart(CART_UUID, 3);
    api.cut(getPublicCart);
    storeStep();
    stop = activate();
    await waitFor(() => expect(api.sent.map(({ id }) => id)).toContain('getPublicCart'));
    await isSettled();
    expect(listKeptCartChanges()).toEqual(['s1']);
  });

  it('is not repeated if the API refuses it, and the reason is shown', async () => {
    const message = 'Only 1 of Product 1 is left';
    api.fail(addCartItem, 409, message, 'out-of-stock');
    store();
    stop = activate();
    await waitFor(() =>
      expect(payloadsOf('toast:requested')).toEqual([{ kind: 'error', message }]),
    );
    expect(listKeptCartChanges()).toEqual([]);
  });

  it('is sent for the customer who made it, or for whoever logs in if a visitor made it', async () => {
    store({ customer: 'rahima' });
    store({ request: { ...addition, requestId: 'r2' } });
    signIn('rahima');
    stop = activate();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(listKeptCartChanges()).toEqual([]);
  });

  it('stays stored while the customer is unknown', async () => {
    writeAccessToken('rahima', 3600);
    bus.publish('session:changed', { isLogin: true, user: null });
    store({ customer: 'rahima' });
    stop = activate();
    await isSettled();
    expect(sent()).toEqual([]);
    expect(listKeptCartChanges()).toEqual(['r1']);
    signIn('rahima');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it.each<[string, () => void]>([
    ['another customer made it', () => store({ customer: 'amina' })],
    ['it is older than 7 days', () => store({ at: Date.now() - 7 * DAY_MS - 1 })],
    ['its time is in the future', () => store({ at: Date.now() + DAY_MS })],
    ['it is malformed', () => store({ request: { ...addition, quantity: -1 } })],
    ['its key is that of another change', () => moveRecord('r1', 'r2')],
    ['it is not valid JSON', () => localStorage.setItem(`${CART_CHANGE_KEY}r1`, '{"topic":')],
  ])('is dropped and not sent if %s', async (_, prepare) => {
    prepare();
    signIn('rahima');
    stop = activate();
    await waitFor(() => expect(listKeptCartChanges()).toEqual([]));
    await isSettled();
    expect(sent()).toEqual([]);
    expect(payloadsOf('cart:quantity-expected')).toEqual([]);
  });

  it('is no longer stored when the API receives it, so that no other tab sends it', async () => {
    writeCart(CART_UUID, 3);
    store();
    storeStep();
    const stored: string[][] = [];
    const note = () => {
      stored.push(listKeptCartChanges());
      return buildCart();
    };
    api.answer(addCartItem, note);
    api.answer(changeCartItem, note);
    stop = activate();
    await waitFor(() => expect(stored).toEqual([['s1'], []]));
  });
});

function moveRecord(from: string, to: string): void {
  store();
  localStorage.setItem(CART_CHANGE_KEY + to, localStorage.getItem(CART_CHANGE_KEY + from) ?? '');
  removeKeptCartChange(from);
}
