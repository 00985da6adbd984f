import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { addCartItem, getPublicCart } from '@marketplace/contracts/api/publicCart';
import {
  addWishlistEntry,
  listWishlist,
  removeWishlistEntry,
} from '@marketplace/contracts/api/wishlist';
import {
  clearAccessToken,
  clearCart,
  readCartQuantity,
  readCartUuid,
  writeAccessToken,
  writeCart,
} from '@marketplace/contracts/cookies';
import { bus, type EventMap, type Topic } from '@marketplace/contracts/events';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { waitFor } from '@testing-library/react';
import { publishCart } from '../cart/cartStore';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { buildEntry } from '../testing/buildEntry';
import { activate } from './service';

const { product } = buildCartItem(1);
const addRequest = (requestId: string) => ({ requestId, productUuid: product.uuid, quantity: 1 });

let api: FakeApi;
let stop: () => void;
let events: { topic: Topic; payload: EventMap[Topic] }[];
const unsubscribes: (() => void)[] = [];

const RECORDED: Topic[] = [
  'cart:item-added',
  'cart:add-failed',
  'cart:changed',
  'wishlist:changed',
  'wishlist:item-added',
  'wishlist:item-removed',
  'wishlist:toggle-failed',
  'session:login-requested',
  'toast:requested',
];
const payloadsOf = (topic: Topic) =>
  events.filter((event) => event.topic === topic).map(({ payload }) => payload);
/** Ids of the sent requests, without `getCapabilities`, which is sent after a login. */
const sentIds = () => api.sent.map(({ id }) => id).filter((id) => id !== 'getCapabilities');

const signIn = () => {
  writeAccessToken('good', 3600);
  bus.publish('session:changed', { isLogin: true, user: { uuid: 'c1', fullName: 'Rahima' } });
};
const signOut = () => {
  clearAccessToken();
  bus.publish('session:changed', { isLogin: false, user: null });
};

beforeEach(() => {
  clearCart();
  signOut();
  events = [];
  api = fakeApi();
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
  api.reply(getPublicCart, buildCart([buildCartItem(1, { quantity: 2 })]));
  api.reply(addCartItem, buildCart());
  api.reply(listWishlist, { items: [] });
  stop = activate();
  for (const topic of RECORDED) {
    unsubscribes.push(bus.subscribe(topic, (payload) => events.push({ topic, payload })));
  }
  events = [];
});

afterEach(() => {
  stop();
  for (const unsubscribe of unsubscribes.splice(0)) unsubscribe();
});

describe('an addition to the cart', () => {
  // @spec 4.23, 1.6, 3.21, 4.48, 8.28
  it("creates a cart, writes the cart's cookies and publishes the cart", async () => {
    bus.publish('cart:add-requested', addRequest('r1'));
    await waitFor(() => expect(payloadsOf('toast:requested')).toHaveLength(1));
    expect(payloadsOf('cart:item-added')).toEqual([addRequest('r1')]);
    expect(payloadsOf('toast:requested')).toEqual([
      {
        kind: 'success',
        message: 'Item added to cart',
        link: { path: '/cart', label: 'View cart' },
      },
    ]);
    expect(payloadsOf('cart:changed')).toMatchObject([{ cartUuid: CART_UUID, totalQuantity: 1 }]);
    expect(readCartUuid()).toBe(CART_UUID);
    expect(readCartQuantity()).toBe(1);
  });

  it('publishes the cart in the reply, and does not fetch the cart', async () => {
    bus.publish('cart:add-requested', addRequest('r1'));
    await waitFor(() => expect(payloadsOf('toast:requested')).toHaveLength(1));
    // Waits, so that the test would notice a request that is sent by mistake.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sentIds()).toEqual(['addCartItem']);
  });

  // @spec 7.1
  it('creates a cart with the first of two taps, and uses that cart for the second tap', async () => {
    bus.publish('cart:add-requested', addRequest('r1'));
    bus.publish('cart:add-requested', addRequest('r2'));
    await waitFor(() => expect(payloadsOf('cart:item-added')).toHaveLength(2));
    const bodies = api.sent.filter(({ id }) => id === 'addCartItem').map(({ body }) => body);
    expect(bodies).toMatchObject([{}, { cartUuid: CART_UUID }]);
    expect(bodies[0]).not.toHaveProperty('cartUuid');
  });

  // @spec 8.13, 8.20
  // @error toast: addCartItem
  it("shows and publishes the API's message if the API refuses the addition", async () => {
    api.fail(addCartItem, 409, 'Only 2 of Rui Fish are left', 'out-of-stock');
    bus.publish('cart:add-requested', addRequest('r1'));
    const message = 'Only 2 of Rui Fish are left';
    await waitFor(() =>
      expect(payloadsOf('cart:add-failed')).toEqual([{ requestId: 'r1', message }]),
    );
    expect(payloadsOf('toast:requested')).toEqual([{ kind: 'error', message }]);
    expect(payloadsOf('cart:item-added')).toEqual([]);
  });

  it('fetches the cart if the reply to the addition is lost', async () => {
    writeCart(CART_UUID, 1);
    api.cut(addCartItem);
    bus.publish('cart:add-requested', addRequest('r1'));
    await waitFor(() => expect(payloadsOf('cart:changed')).toHaveLength(1));
    expect(payloadsOf('toast:requested')).toEqual([
      { kind: 'error', message: 'Something went wrong' },
    ]);
    expect(readCartQuantity()).toBe(2);
  });

  // @spec 4.24, 4.49
  it("removes the product from the customer's wishlist", async () => {
    api.reply(listWishlist, { items: [buildEntry(1), buildEntry(2)] });
    api.reply(removeWishlistEntry, { isDone: true });
    signIn();
    await waitFor(() => expect(payloadsOf('wishlist:changed')).toHaveLength(1));
    api.reply(listWishlist, { items: [buildEntry(2)] });
    bus.publish('cart:add-requested', addRequest('r1'));
    await waitFor(() =>
      expect(payloadsOf('wishlist:changed').at(-1)).toEqual({ entries: [buildEntry(2)] }),
    );
    const removed = api.sent.filter(({ id }) => id === 'removeWishlistEntry');
    expect(removed.map(({ url }) => url.pathname)).toEqual([`/wishlist/${buildEntry(1).uuid}`]);
  });
});

describe('the wishlist service', () => {
  const toggle = (requestId: string) => ({ requestId, productUuid: product.uuid });

  // @spec 4.8, 4.47
  it('loads the wishlist once per customer, and empties it after the logout', async () => {
    api.reply(listWishlist, { items: [buildEntry(1)] });
    signIn();
    signIn();
    await waitFor(() =>
      expect(payloadsOf('wishlist:changed')).toEqual([{ entries: [buildEntry(1)] }]),
    );
    signOut();
    expect(bus.retained('wishlist:changed')).toEqual({ entries: [] });
    expect(sentIds()).toEqual(['listWishlist']);
  });

  // @spec 4.2, 4.46
  it('asks a visitor to log in, and publishes that the toggle failed', async () => {
    bus.publish('wishlist:toggle-requested', toggle('r1'));
    await waitFor(() => expect(payloadsOf('wishlist:toggle-failed')).toHaveLength(1));
    const wish = { productUuid: product.uuid };
    expect(payloadsOf('session:login-requested')).toEqual([{ reason: 'wishlist', wish }]);
    expect(sentIds()).toEqual([]);
  });

  it('asks the customer to log in if the session has ended, and asks the login dialog to repeat an addition but not a removal', async () => {
    api.fail(addWishlistEntry, 401, 'Please sign in');
    api.fail(removeWishlistEntry, 401, 'Please sign in');
    signIn();
    await waitFor(() => expect(sentIds()).toContain('listWishlist'));
    bus.publish('wishlist:changed', { entries: [buildEntry(2)] });
    bus.publish('wishlist:toggle-requested', toggle('r1'));
    await waitFor(() => expect(payloadsOf('wishlist:toggle-failed')).toHaveLength(1));
    const { productUuid } = buildEntry(2);
    bus.publish('wishlist:toggle-requested', { requestId: 'r2', productUuid });
    await waitFor(() => expect(payloadsOf('wishlist:toggle-failed')).toHaveLength(2));
    expect(payloadsOf('session:login-requested')).toEqual([
      { reason: 'wishlist', wish: { productUuid: product.uuid } },
      { reason: 'wishlist' },
    ]);
  });

  // @spec 4.51
  it('adds the product that a visitor wanted before the login, and does not remove it if it is already on the wishlist', async () => {
    api.reply(addWishlistEntry, buildEntry(1));
    signIn();
    await waitFor(() => expect(sentIds()).toEqual(['listWishlist']));
    api.reply(listWishlist, { items: [buildEntry(1)] });
    bus.publish('wishlist:toggle-requested', { ...toggle('r1'), isAddition: true });
    await waitFor(() => expect(payloadsOf('wishlist:item-added')).toEqual([toggle('r1')]));
    await waitFor(() => expect(bus.retained('wishlist:changed')?.entries).toHaveLength(1));
    bus.publish('wishlist:toggle-requested', { ...toggle('r2'), isAddition: true });
    await waitFor(() =>
      expect(payloadsOf('wishlist:item-added')).toEqual([toggle('r1'), toggle('r2')]),
    );
    expect(sentIds().filter((id) => id !== 'listWishlist')).toEqual(['addWishlistEntry']);
    await waitFor(() =>
      expect(payloadsOf('toast:requested')).toEqual([
        { kind: 'success', message: 'Item added to Wishlist' },
        { kind: 'success', message: 'Item added to Wishlist' },
      ]),
    );
  });

  // @spec 4.27, 4.50, 8.29
  it('adds a product that is not on the wishlist, and removes a product that is already on it', async () => {
    api.reply(addWishlistEntry, buildEntry(1));
    api.reply(removeWishlistEntry, { isDone: true });
    signIn();
    api.reply(listWishlist, { items: [buildEntry(1)] });
    await waitFor(() => expect(sentIds()).toContain('listWishlist'));
    bus.publish('wishlist:changed', { entries: [] });

    bus.publish('wishlist:toggle-requested', toggle('r1'));
    await waitFor(() => expect(payloadsOf('wishlist:item-added')).toEqual([toggle('r1')]));
    bus.publish('wishlist:toggle-requested', toggle('r2'));
    await waitFor(() => expect(payloadsOf('wishlist:item-removed')).toEqual([toggle('r2')]));
    await waitFor(() =>
      expect(payloadsOf('toast:requested')).toEqual([
        { kind: 'success', message: 'Item added to Wishlist' },
        { kind: 'success', message: 'Item removed from Wishlist' },
      ]),
    );
  });

  it('treats a removal as successful if the entry was already deleted', async () => {
    api.fail(removeWishlistEntry, 404, 'That entry not found');
    api.reply(listWishlist, { items: [buildEntry(1)] });
    signIn();
    await waitFor(() => expect(bus.retained('wishlist:changed')?.entries).toHaveLength(1));
    bus.publish('wishlist:toggle-requested', toggle('r1'));
    await waitFor(() => expect(payloadsOf('wishlist:item-removed')).toHaveLength(1));
  });

  // @spec 8.22
  // @error toast: addWishlistEntry
  it("shows the API's message when a toggle fails", async () => {
    api.fail(addWishlistEntry, 409, 'No more than 200 entries are kept');
    signIn();
    bus.publish('wishlist:toggle-requested', toggle('r1'));
    const message = 'No more than 200 entries are kept';
    await waitFor(() =>
      expect(payloadsOf('wishlist:toggle-failed')).toEqual([{ requestId: 'r1', message }]),
    );
    expect(payloadsOf('toast:requested')).toEqual([{ kind: 'error', message }]);
  });
});

it('the service updates the cart when the tab becomes visible after another tab has changed the cart', async () => {
  publishCart({ ...buildCart([]), totalQuantity: 1 });
  writeCart(CART_UUID, 2);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(bus.retained('cart:changed')?.totalQuantity).toBe(2));
});

// @spec 8.25
it("the service shows the API's message when the cart cannot be loaded after another tab's change", async () => {
  publishCart({ ...buildCart([]), totalQuantity: 1 });
  writeCart(CART_UUID, 2);
  const message = 'The market is being tidied up';
  api.fail(getPublicCart, 500, message);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(payloadsOf('toast:requested')).toEqual([{ kind: 'error', message }]));
  expect(bus.retained('cart:changed')?.totalQuantity).toBe(1);
});

it('the service ignores requests after it was stopped', () => {
  stop();
  bus.publish('cart:add-requested', addRequest('r1'));
  expect(bus.releaseHeld('cart:add-requested')).toEqual([addRequest('r1')]);
});

// @spec 8.23
// @error toast: listWishlist
it("the service shows the API's message when the wishlist cannot be loaded", async () => {
  api.fail(listWishlist, 500, 'The market is being tidied up');
  signIn();
  await waitFor(() =>
    expect(payloadsOf('toast:requested')).toContainEqual({
      kind: 'error',
      message: 'The market is being tidied up',
    }),
  );
});
