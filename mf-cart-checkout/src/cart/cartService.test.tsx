import { addCartItem, getPublicCart } from '@marketplace/contracts/api/publicCart';
import { clearCart, readCartQuantity, writeCart } from '@marketplace/contracts/cookies';
import { bus, type Topic } from '@marketplace/contracts/events';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { waitFor } from '@testing-library/react';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { answerAddRequests } from './cartService';

const add = (requestId: string, quantity = 1) => ({
  requestId,
  productUuid: buildCartItem().product.uuid,
  quantity,
});
let api: FakeApi;
let start: number;
let stop: () => void;

/** Published since the service began. */
const payloadsOf = (topic: Topic) =>
  bus
    .trail()
    .slice(start)
    .filter((entry) => entry.topic === topic)
    .map(({ payload }) => payload);
const expected = () => payloadsOf('cart:quantity-expected');
const totals = (...quantities: number[]) => quantities.map((totalQuantity) => ({ totalQuantity }));

beforeEach(() => {
  clearCart();
  api = fakeApi();
  api.reply(addCartItem, buildCart());
  stop = answerAddRequests();
  start = bus.trail().length;
});
afterEach(() => stop());

it('tells at once what the cart will hold, and leaves its events and cookies to the server', async () => {
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

it('expects the sum of taps that are not answered yet, and no more than the rest as they are', async () => {
  bus.publish('cart:add-requested', add('r1', 2));
  bus.publish('cart:add-requested', add('r2'));
  await waitFor(() => expect(payloadsOf('cart:item-added')).toHaveLength(2));
  // Two and one are asked for; the first reply holds one piece, as does the second.
  expect(expected()).toEqual(totals(2, 3, 2, 1));
});

it('takes back what it expected with the message of the refusal, and where nothing can be fetched', async () => {
  writeCart(CART_UUID, 3);
  api.fail(addCartItem, 409, 'Only 2 of Rui Fish are left', 'out-of-stock');
  api.cut(getPublicCart);
  bus.publish('cart:add-requested', add('r1'));
  await waitFor(() => expect(payloadsOf('cart:add-failed')).toHaveLength(1));
  expect(expected()).toEqual(totals(4, 3));
});
