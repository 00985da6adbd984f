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

/** On a busy machine a second of the shop takes some of the clock. */
const WITHIN_A_SECOND = { timeout: 6_000 };
const { product } = buildCartItem(1);
const { productUuid } = buildEntry(1);

let api: FakeApi;
let stop: () => void;
/** Another tab of the same browser, and what it was told. */
let otherTab: BroadcastChannel;
let told: string[];

const tell = (kind: string) => otherTab.postMessage({ kind, from: 'another tab' });
const count = (id: string) => api.sent.filter((sent) => sent.id === id).length;
const isSettled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(async () => {
  clearCart();
  writeAccessToken('good', '2099-01-01T00:00:00.000Z');
  cartOwner.write('c1', CART_UUID);
  writeCart(CART_UUID, 1);
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
  api.reply(getPublicCart, buildCart([buildCartItem(1, { quantity: 5 })]));
  api.reply(listWishlist, { items: [] });
  publishCart({ ...buildCart([]), totalQuantity: 1 });
  bus.publish('session:changed', { isLogin: true, user: { uuid: 'c1', fullName: 'Rahima' } });
  stop = activate({} as Parameters<typeof activate>[0]); // the service has its own texts
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
  it('of the cart is followed within a second, by one request', async () => {
    tell('cart');
    await waitFor(
      () => expect(bus.retained('cart:changed')?.totalQuantity).toBe(5),
      WITHIN_A_SECOND,
    );
    expect(count('getPublicCart')).toBe(1);
    // A change that came from another tab is not told again: tabs would go on for ever.
    await isSettled();
    expect(told).toEqual([]);
  });

  it('of the cart is on the page of the cart, by one request of the page alone', async () => {
    await openPage(routes, '/cart', 'Your cart');
    const before = count('getPublicCart');
    api.reply(getPublicCart, buildCart([buildCartItem(2)]));
    tell('cart');
    await screen.findByText('Product 2', undefined, WITHIN_A_SECOND);
    await isSettled();
    expect(count('getPublicCart')).toBe(before + 1);
  });

  it('is on a page that was there before the service, by one request of the page alone', async () => {
    stop();
    await openPage(routes, '/cart', 'Your cart');
    stop = activate({} as Parameters<typeof activate>[0]);
    const before = count('getPublicCart');
    api.reply(getPublicCart, buildCart([buildCartItem(2)]));
    tell('cart');
    await screen.findByText('Product 2', undefined, WITHIN_A_SECOND);
    await isSettled();
    expect(count('getPublicCart')).toBe(before + 1);
  });

  it('of the wishlist is followed within a second', async () => {
    api.reply(listWishlist, { items: [buildEntry(1)] });
    tell('wishlist');
    await waitFor(
      () => expect(bus.retained('wishlist:changed')?.entries).toHaveLength(1),
      WITHIN_A_SECOND,
    );
  });

  it('of the wishlist is on a page that Back restores, which heard of nothing while it was kept', async () => {
    api.reply(listWishlist, { items: [buildEntry(1)] });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(bus.retained('wishlist:changed')?.entries).toHaveLength(1));
  });

  it('of the cart is not lost where its page is left before it could show it', async () => {
    const { unmount } = await openPage(routes, '/cart', 'Your cart');
    writeCart(CART_UUID, 7);
    api.reply(getPublicCart, buildCart([buildCartItem(1, { quantity: 7 })]));
    unmount();
    await waitFor(() => expect(bus.retained('cart:changed')?.totalQuantity).toBe(7));
  });

  it('waits in a hidden tab until that is looked at', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    tell('cart');
    await isSettled();
    expect(count('getPublicCart')).toBe(0);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(bus.retained('cart:changed')?.totalQuantity).toBe(5));
  });
});

describe('other tabs are told', () => {
  it('of what was added to the cart', async () => {
    api.reply(addCartItem, buildCart());
    bus.publish('cart:add-requested', { requestId: 'r', productUuid: product.uuid, quantity: 1 });
    await waitFor(() => expect(told).toContain('cart'));
  });

  it('of a quantity that was changed', async () => {
    await openPage(routes, '/cart', 'Your cart');
    api.reply(changeCartItem, buildCart());
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await waitFor(() => expect(told).toEqual(['cart']));
  });

  it('of what was put on the wishlist and taken off', async () => {
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
