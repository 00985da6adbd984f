import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { addCartItem, changeCartItem, getPublicCart } from '@marketplace/contracts/api/publicCart';
import {
  addWishlistEntry,
  listWishlist,
  removeWishlistEntry,
} from '@marketplace/contracts/api/wishlist';
import { cartOwner } from '@marketplace/contracts/commerce/cartOwner';
import { clearCart, writeAccessToken, writeCart } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publishCart } from '../cart/cartStore';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { buildEntry } from '../testing/buildEntry';
import { openPage } from '../testing/openPage';
import { routes } from './routes';
import { activate } from './service';

/** Allows more than a second, because a busy machine is slower than a shopper's device. */
const WITHIN_A_SECOND = { timeout: 6_000 };
const { product } = buildCartItem(1);
const { productUuid } = buildEntry(1);

let api: FakeApi;
let stop: () => void;
/**
 * A channel that acts as another tab of the same browser. `told` contains the messages that it
 * received.
 */
let otherTab: BroadcastChannel;
let told: string[];

const tell = (kind: string) => otherTab.postMessage({ kind, from: 'another tab' });
const count = (id: string) => api.sent.filter((sent) => sent.id === id).length;
const isSettled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(async () => {
  clearCart();
  writeAccessToken('good', 3600);
  cartOwner.write('c1', CART_UUID);
  writeCart(CART_UUID, 1);
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
  api.reply(getPublicCart, buildCart([buildCartItem(1, { quantity: 5 })]));
  api.reply(listWishlist, { items: [] });
  publishCart({ ...buildCart([]), totalQuantity: 1 });
  bus.publish('session:changed', { isLogin: true, user: { uuid: 'c1', fullName: 'Rahima' } });
  stop = activate();
  await waitFor(() => expect(count('listWishlist')).toBe(1));
  told = [];
  otherTab = new BroadcastChannel('session');
  otherTab.addEventListener('message', ({ data }) => told.push(data.kind));
});
afterEach(() => {
  stop();
  otherTab.close();
});

describe('a change in another tab', () => {
  it('updates the cart within a second, with one request', async () => {
    tell('cart');
    await waitFor(
      () => expect(bus.retained('cart:changed')?.totalQuantity).toBe(5),
      WITHIN_A_SECOND,
    );
    expect(count('getPublicCart')).toBe(1);
    // This tab must not send a message about another tab's change, because tabs would then exchange
    // messages forever.
    await isSettled();
    expect(told).toEqual([]);
  });

  it('updates the cart page with one request, which the page itself sends instead of the service', async () => {
    await openPage(routes, '/cart', 'Your cart');
    const before = count('getPublicCart');
    api.reply(getPublicCart, buildCart([buildCartItem(2)]));
    tell('cart');
    await screen.findByText('Product 2', undefined, WITHIN_A_SECOND);
    await isSettled();
    expect(count('getPublicCart')).toBe(before + 1);
  });

  it('updates a page that was opened before the service started, with one request', async () => {
    stop();
    await openPage(routes, '/cart', 'Your cart');
    stop = activate();
    const before = count('getPublicCart');
    api.reply(getPublicCart, buildCart([buildCartItem(2)]));
    tell('cart');
    await screen.findByText('Product 2', undefined, WITHIN_A_SECOND);
    await isSettled();
    expect(count('getPublicCart')).toBe(before + 1);
  });

  it('updates the wishlist within a second', async () => {
    api.reply(listWishlist, { items: [buildEntry(1)] });
    tell('wishlist');
    await waitFor(
      () => expect(bus.retained('wishlist:changed')?.entries).toHaveLength(1),
      WITHIN_A_SECOND,
    );
  });

  it('updates the wishlist when the back/forward cache restores a page that missed the message', async () => {
    api.reply(listWishlist, { items: [buildEntry(1)] });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(bus.retained('wishlist:changed')?.entries).toHaveLength(1));
  });

  it('updates the cart even if the shopper leaves the cart page before that page shows the change', async () => {
    const { unmount } = await openPage(routes, '/cart', 'Your cart');
    writeCart(CART_UUID, 7);
    api.reply(getPublicCart, buildCart([buildCartItem(1, { quantity: 7 })]));
    unmount();
    await waitFor(() => expect(bus.retained('cart:changed')?.totalQuantity).toBe(7));
  });

  it('updates a hidden tab when it becomes visible', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    tell('cart');
    await isSettled();
    expect(count('getPublicCart')).toBe(0);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(bus.retained('cart:changed')?.totalQuantity).toBe(5));
  });
});

describe('a message to other tabs', () => {
  it('is sent after a product was added to the cart', async () => {
    api.reply(addCartItem, buildCart());
    bus.publish('cart:add-requested', { requestId: 'r', productUuid: product.uuid, quantity: 1 });
    await waitFor(() => expect(told).toContain('cart'));
  });

  it('is sent after a quantity was changed', async () => {
    await openPage(routes, '/cart', 'Your cart');
    api.reply(changeCartItem, buildCart());
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await waitFor(() => expect(told).toEqual(['cart']));
  });

  it('is sent after a product was added to the wishlist, and after it was removed', async () => {
    api.reply(addWishlistEntry, buildEntry(1));
    api.reply(removeWishlistEntry, { isDone: true });
    api.reply(listWishlist, { items: [buildEntry(1)] });
    bus.publish('wishlist:toggle-requested', { requestId: 'r1', productUuid });
    await waitFor(() => expect(told).toEqual(['wishlist']));
    await openPage(routes, '/wishlist', 'Your wishlist');
    await userEvent.click(screen.getByRole('button', { name: /^Remove Product 1/ }));
    await waitFor(() => expect(told).toEqual(['wishlist', 'wishlist']));
  });
});
