import {
  addCartItem,
  changeCartItem,
  getPublicCart,
  removeCartItem,
} from '@marketplace/contracts/api/publicCart';
import { clearCart, readCartQuantity, writeCart } from '@marketplace/contracts/cookies';
import { bus, type Topic } from '@marketplace/contracts/events';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { waitFor } from '@testing-library/react';
import { runExclusive } from '../runExclusive';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { answerAddRequests, answerQuantityRequests } from './cartService';
import { flushQuantities, publishCart, QUIET_MS } from './cartStore';

const add = (requestId: string, quantity = 1) => ({
  requestId,
  productUuid: buildCartItem().product.uuid,
  quantity,
});
let api: FakeApi;
let start: number;
let stop: () => void;

/** The payloads that were published on a topic since the service started. */
const payloadsOf = (topic: Topic) =>
  bus
    .trail()
    .slice(start)
    .filter((entry) => entry.topic === topic)
    .map(({ payload }) => payload);
const expected = () => payloadsOf('cart:quantity-expected');
const totals = (...quantities: number[]) =>
  quantities.map((totalQuantity) => expect.objectContaining({ totalQuantity }));
/**
 * Builds the expected payload of `cart:quantity-expected`.
 * @param totalQuantity pieces in the cart
 * @param quantity pieces of the tested product; absent if no change of this product is pending
 */
const expects = (totalQuantity: number, quantity?: number) => ({
  totalQuantity,
  items: quantity === undefined ? [] : [{ productUuid: add('').productUuid, quantity }],
});

beforeEach(() => {
  clearCart();
  api = fakeApi();
  api.reply(addCartItem, buildCart());
  const stops = [answerAddRequests(), answerQuantityRequests()];
  stop = () => {
    for (const each of stops) each();
  };
  start = bus.trail().length;
});
afterEach(() => stop());

it('an addition that is made offline is kept, and is sent only once when the browser is online again', async () => {
  document.documentElement.lang = 'fr';
  const setOnline = (isOnline: boolean) =>
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  setOnline(false);
  bus.publish('cart:add-requested', add('offline'));
  await waitFor(() =>
    expect(payloadsOf('toast:requested')).toEqual([
      { kind: 'info', message: 'Vous êtes hors ligne. Nous le ferons dès votre retour.' },
    ]),
  );
  document.documentElement.lang = '';
  expect(expected()).toEqual([expects(1, 1)]);
  expect(api.sent).toEqual([]);

  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(payloadsOf('cart:item-added')).toEqual([add('offline')]));
  window.dispatchEvent(new Event('online'));
  expect(api.sent).toHaveLength(1);
  jest.restoreAllMocks();
});

it('a quantity change that is made offline is kept, and is sent when the browser is online again', async () => {
  const setOnline = (isOnline: boolean) =>
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  writeCart(CART_UUID, 1);
  publishCart(buildCart());
  api.reply(changeCartItem, buildCart());
  setOnline(false);
  const { productUuid } = add('');
  bus.publish('cart:quantity-requested', { requestId: 'plus', productUuid, change: 1 });
  await waitFor(() =>
    expect(payloadsOf('toast:requested')).toMatchObject([
      { kind: 'info', message: expect.stringMatching(/offline/) },
    ]),
  );
  expect(api.sent).toEqual([]);
  // Pages must not wait for a change that is kept until the browser is online again.
  await expect(flushQuantities()).resolves.toBeUndefined();

  setOnline(true);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(api.sent.map(({ id }) => id)).toEqual(['changeCartItem']));
  expect(payloadsOf('cart:add-failed')).toEqual([]);
  jest.restoreAllMocks();
});

it('an addition publishes the expected quantity immediately, and the cart only after the reply', async () => {
  writeCart(CART_UUID, 3);
  const whileAsked: unknown[] = [];
  api.answer(addCartItem, () => {
    whileAsked.push(payloadsOf('cart:changed').length, readCartQuantity());
    return buildCart([buildCartItem(1, { quantity: 4 })]);
  });
  bus.publish('cart:add-requested', add('r1'));
  expect(expected()).toEqual(totals(4));
  await waitFor(() => expect(payloadsOf('toast:requested')).toHaveLength(1));
  expect(whileAsked).toEqual([0, 3]);
  expect(payloadsOf('cart:changed')).toMatchObject([{ totalQuantity: 4 }]);
  expect(expected()).toEqual(totals(4, 4));
});

it('each of several quick additions immediately publishes the expected total, which is corrected after each reply', async () => {
  bus.publish('cart:add-requested', add('r1', 2));
  bus.publish('cart:add-requested', add('r2'));
  await waitFor(() => expect(payloadsOf('cart:item-added')).toHaveLength(2));
  // Two pieces and one piece are requested. Each reply contains a cart with one piece, so the total
  // falls to 2 (with one piece still pending) and then to 1.
  expect(expected()).toEqual(totals(2, 3, 2, 1));
});

it('a refused addition resets the expected quantity, even if the cart cannot be fetched', async () => {
  writeCart(CART_UUID, 3);
  api.fail(addCartItem, 409, 'Only 2 of Rui Fish are left', 'out-of-stock');
  api.cut(getPublicCart);
  bus.publish('cart:add-requested', add('r1'));
  await waitFor(() => expect(payloadsOf('cart:add-failed')).toHaveLength(1));
  expect(expected()).toEqual(totals(4, 3));
});

it.each([
  ['out-of-stock', 'Only 2 of Rui Fish are left', 'এই পণ্যটি এত পরিমাণে আর স্টকে নেই'],
  ['cart-full', 'A cart holds at most 100 lines', 'আপনার কার্টে আর জায়গা নেই। আগে কিছু সরিয়ে নিন।'],
  ['shop-closed', 'Padma Fish takes no orders', 'এই দোকান আপাতত অর্ডার নিচ্ছে না'],
])(
  'a refusal with the code %s is shown in Bangla on a Bangla page',
  async (code, english, message) => {
    document.documentElement.lang = 'bn';
    api.fail(addCartItem, 409, english, code);
    bus.publish('cart:add-requested', add('r1'));
    await waitFor(() =>
      expect(payloadsOf('cart:add-failed')).toEqual([{ requestId: 'r1', message }]),
    );
    expect(payloadsOf('toast:requested')).toEqual([{ kind: 'error', message }]);
    document.documentElement.lang = '';
  },
);

describe('a quantity change that is requested by event', () => {
  const step = (requestId: string, change: number) =>
    bus.publish('cart:quantity-requested', {
      requestId,
      productUuid: add('').productUuid,
      change,
    });
  const hold = (quantity: number) => publishCart(buildCart([buildCartItem(1, { quantity })]));
  const sent = () => api.sent.map(({ id, body }) => [id, body]);

  beforeEach(() => {
    hold(2);
    start = bus.trail().length;
    api.answer(changeCartItem, ({ body }) =>
      buildCart([buildCartItem(1, body as { quantity: number })]),
    );
    api.reply(removeCartItem, buildCart([]));
  });

  it('publishes the expected quantity after each of several quick taps, but sends only one request and shows no toast', async () => {
    for (const id of ['r1', 'r2', 'r3']) step(id, 1);
    step('r4', -1);
    const taps = [expects(3, 3), expects(4, 4), expects(5, 5), expects(4, 4)];
    expect(expected()).toEqual(taps);
    await waitFor(() => expect(payloadsOf('cart:changed')).toHaveLength(1));
    expect(sent()).toEqual([['changeCartItem', { quantity: 4 }]]);
    await waitFor(() => expect(expected()).toEqual([...taps, expects(4)]));
    expect(payloadsOf('toast:requested')).toEqual([]);
  });

  it('never publishes a quantity below 0, even if there are more taps than pieces', async () => {
    hold(1);
    for (const id of ['r1', 'r2', 'r3']) step(id, -1);
    expect(expected().at(-1)).toEqual(expects(0, 0));
    await waitFor(() => expect(sent()).toEqual([['removeCartItem', undefined]]));
  });

  it('removes a cart item whose quantity reaches 0, even if another tab has already removed the item', async () => {
    hold(1);
    step('r1', -1);
    expect(expected()).toEqual([expects(0, 0)]);
    await waitFor(() => expect(sent()).toEqual([['removeCartItem', undefined]]));
    await waitFor(() => expect(bus.retained('cart:changed')?.cartItems).toEqual([]));

    hold(1);
    api.fail(removeCartItem, 404, 'Not in this cart', 'not-found');
    api.reply(getPublicCart, buildCart([]));
    step('r2', -1);
    await waitFor(() => expect(bus.retained('cart:changed')?.cartItems).toEqual([]));
    expect(payloadsOf('cart:add-failed')).toEqual([]);
  });

  it('is applied to the quantity that the cart has when the request is sent', async () => {
    api.answer(addCartItem, () => buildCart([buildCartItem(1, { quantity: 5 })]));
    step('r1', -1);
    bus.publish('cart:add-requested', add('r2', 3));
    expect(expected()).toEqual([expects(1, 1), expects(4, 4)]);
    await waitFor(() => expect(sent().at(-1)).toEqual(['changeCartItem', { quantity: 4 }]));
  });

  it('is added to an earlier change whose request is still pending', async () => {
    step('r1', 1);
    await waitFor(() => expect(sent()).toHaveLength(1));
    step('r2', 1);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().at(-1)).toEqual(['changeCartItem', { quantity: 4 }]);
  });

  it('is posted if the shopper leaves the page while an earlier request has no reply yet', async () => {
    const post = jest.fn(async (_url: unknown, _init?: RequestInit) => ({}) as Response);
    const { fetch } = globalThis;
    globalThis.fetch = post;
    api.answer(changeCartItem, () => {
      step('r2', 1);
      window.dispatchEvent(new Event('pagehide'));
      return buildCart([buildCartItem(1, { quantity: 3 })]);
    });
    step('r1', 1);
    await waitFor(() => expect(expected().at(-1)).toEqual(expects(3)));
    globalThis.fetch = fetch;
    const bodies = post.mock.calls.map(([, init]) => String(init?.body));
    expect(bodies.at(-1)).toBe(`cartItemUuid=${buildCartItem(1).uuid}&quantity=4`);
  });

  it('includes each tap only once, even if another change of the cart delays the request', async () => {
    let release = () => {};
    const other = new Promise<void>((resolve) => {
      release = resolve;
    });
    void runExclusive('cart', () => other);
    step('r1', 1);
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS + 50));
    step('r2', 1);
    expect(expected()).toEqual([expects(3, 3), expects(4, 4)]);
    release();
    await waitFor(() => expect(expected()).toHaveLength(3));
    expect(sent()).toEqual([['changeCartItem', { quantity: 4 }]]);
  });

  it("is undone if the API refuses it, and the API's message is shown", async () => {
    const message = 'Only 2 of Product 1 are left';
    api.fail(changeCartItem, 409, message, 'out-of-stock');
    api.reply(getPublicCart, buildCart([buildCartItem(1, { quantity: 2 })]));
    step('r1', 1);
    await waitFor(() =>
      expect(payloadsOf('cart:add-failed')).toEqual([{ requestId: 'r1', message }]),
    );
    expect(expected()).toEqual([expects(3, 3), expects(2)]);
    expect(payloadsOf('toast:requested')).toEqual([{ kind: 'error', message }]);
    await waitFor(() => expect(payloadsOf('cart:changed')).toHaveLength(1));
  });

  it('is ignored if the product is not in the cart', async () => {
    bus.publish('cart:quantity-requested', { requestId: 'r1', productUuid: 'other', change: 1 });
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS + 50));
    expect(sent()).toEqual([]);
    expect(expected()).toEqual([]);
  });
});
