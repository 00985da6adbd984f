import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import {
  changeCartItem,
  getPublicCart,
  moveCartItem,
  removeCartItem,
} from '@marketplace/contracts/api/publicCart';
import { writeCart } from '@marketplace/contracts/cookies';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerQuantityRequests } from '../cart/cartService';
import { publishCart, QUIET_MS } from '../cart/cartStore';
import { routes } from '../exposes/routes';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { openPage } from '../testing/openPage';

allowsConsole(/^"the divisions" could not be loaded: GET \/location\/division has no answer/);

const two = [buildCartItem(1, { quantity: 2 }), buildCartItem(2)];
const stepper = (name: string) =>
  within(screen.getByRole('group', { name: `Quantity of ${name}` }));
const quantityOf = (name: string) => stepper(name).getByRole('textbox');
const buttonOf = (name: string, button: string) =>
  stepper(name).getByRole('button', { name: button });
const press = (name: string, button: string) => userEvent.click(buttonOf(name, button));

/** Taps the plus button without a pause, even on a slow machine. */
function tap(times: number, name = 'Product 1') {
  const more = buttonOf(name, 'Increase quantity');
  for (let tapped = 0; tapped < times; tapped += 1) fireEvent.click(more);
}

let api: FakeApi;
let toasts: EventMap['toast:requested'][];
let unsubscribe: () => void;

beforeEach(async () => {
  writeCart(CART_UUID, 3);
  bus.publish('session:changed', { isLogin: false, user: null });
  toasts = [];
  unsubscribe = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
  api = fakeApi();
  api.reply(getPublicCart, buildCart(two));
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
  api.answer(changeCartItem, ({ body }) =>
    buildCart([buildCartItem(1, body as { quantity: number }), buildCartItem(2)]),
  );
});
afterEach(() => unsubscribe());

const openCart = () => openPage(routes, '/cart', 'Your cart');
/** Returns ids and bodies of the requests from index `start` on, without `getCapabilities`. */
const sentSince = (start: number) =>
  api.sent.slice(start).flatMap(({ id, body }) => (id === 'getCapabilities' ? [] : [[id, body]]));
/** Replaces `fetch`, which jsdom lacks, and records its calls. */
function recordPosts() {
  const posted: [unknown, RequestInit | undefined][] = [];
  globalThis.fetch = async (url, init) => {
    posted.push([url, init]);
    return {} as Response;
  };
  return posted;
}
const isQuiet = () => act(() => new Promise((resolve) => setTimeout(resolve, QUIET_MS + 100)));

describe('the quantity of a cart item', () => {
  it('is shown after each of ten taps, and is sent once', async () => {
    await openCart();
    const start = api.sent.length;
    const shown = quantityOf('Product 1');
    for (let tapped = 1; tapped <= 10; tapped += 1) {
      tap(1);
      expect(shown).toHaveValue(String(2 + tapped));
    }
    await waitFor(() => expect(bus.retained('cart:changed')?.totalQuantity).toBe(13));
    await isQuiet();
    // The reply contains the cart, so the page does not fetch it again.
    expect(sentSince(start)).toEqual([['changeCartItem', { quantity: 12 }]]);
    expect(quantityOf('Product 1')).toHaveValue('12');
    const change = api.sent.find(({ id }) => id === 'changeCartItem');
    expect(change?.url.searchParams.get('cartUuid')).toBe(CART_UUID);
  });

  it('is sent a second time, with the last value, if more taps follow while the first request is pending', async () => {
    const { router } = await openCart();
    const start = api.sent.length;
    let hasTapped = false;
    api.answer(changeCartItem, ({ body }) => {
      if (!hasTapped) tap(3);
      hasTapped = true;
      return buildCart([buildCartItem(1, body as { quantity: number }), buildCartItem(2)]);
    });
    tap(1);
    await waitFor(() => expect(sentSince(start)).toHaveLength(2));
    await isQuiet();
    await waitFor(() => expect(router.state.fetchers.size).toBe(0));
    expect(sentSince(start)[0]).toEqual(['changeCartItem', { quantity: 3 }]);
    expect(sentSince(start).slice(1)).toEqual([['changeCartItem', { quantity: 6 }]]);
    expect(quantityOf('Product 1')).toHaveValue('6');
  });

  // @spec 8.21
  // @error toast: changeCartItem
  it('returns to the saved quantity if saving fails, and a toast says why', async () => {
    await openCart();
    api.fail(changeCartItem, 409, 'Only 2 of Product 1 are left', 'out-of-stock');
    tap(3);
    expect(quantityOf('Product 1')).toHaveValue('5');
    await waitFor(() =>
      expect(toasts).toEqual([{ kind: 'error', message: 'Only 2 of Product 1 are left' }]),
    );
    await waitFor(() => expect(quantityOf('Product 1')).toHaveValue('2'));
  });

  it('returns to the saved quantity if there is no connection, and the page stays open', async () => {
    const { router } = await openCart();
    api.cut(changeCartItem);
    api.cut(getPublicCart);
    tap(1);
    await waitFor(() =>
      expect(toasts).toEqual([{ kind: 'error', message: 'Something went wrong' }]),
    );
    await waitFor(() => expect(router.state.fetchers.size).toBe(0));
    await waitFor(() => expect(quantityOf('Product 1')).toHaveValue('2'));
    expect(toasts).toHaveLength(1);
  });

  // @spec 4.55
  it('does not change when minus is pressed at 1', async () => {
    await openCart();
    await press('Product 2', 'Decrease quantity');
    expect(quantityOf('Product 2')).toHaveValue('1');
    await isQuiet();
    expect(api.sent.filter(({ id }) => id === 'changeCartItem')).toEqual([]);
  });

  it('is saved before the next change of the cart is sent', async () => {
    await openCart();
    api.reply(moveCartItem, { ...buildCart([two[1] ?? buildCartItem(2)]), savedItems: [] });
    const start = api.sent.length;
    tap(1);
    await userEvent.click(screen.getByRole('button', { name: 'Save for later: Product 1' }));
    await waitFor(() => expect(screen.queryByText('Product 1')).toBeNull());
    expect(sentSince(start)).toEqual([
      ['changeCartItem', { quantity: 3 }],
      ['moveCartItem', { to: 'saved' }],
    ]);
  });

  it('is saved before the checkout shows its sums', async () => {
    const { router } = await openCart();
    const start = api.sent.length;
    tap(1);
    await act(() => router.navigate('/checkout'));
    const ids = sentSince(start).map(([id]) => id);
    // The reply contains the cart, so the page does not fetch it again.
    expect(ids.slice(0, 1)).toEqual(['changeCartItem']);
    expect(ids).not.toContain('getPublicCart');
  });

  it('is saved immediately when the page is hidden', async () => {
    await openCart();
    tap(1);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
    const isSent = () => api.sent.some(({ id }) => id === 'changeCartItem');
    await waitFor(() => expect(isSent()).toBe(true), { timeout: QUIET_MS / 2 });
  });

  it('is posted once when the shopper leaves the page, in the same way as the form without JavaScript', async () => {
    const posted = recordPosts();
    await openCart();
    tap(2);
    window.dispatchEvent(new Event('pagehide'));
    await isQuiet();
    expect(posted).toMatchObject([
      ['/cart', { method: 'POST', keepalive: true, redirect: 'manual' }],
    ]);
    const fields = Object.fromEntries(posted[0]?.[1]?.body as URLSearchParams);
    expect(fields).toEqual({ cartItemUuid: two[0]?.uuid, quantity: '4' });
    expect(api.sent.filter(({ id }) => id === 'changeCartItem')).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(posted).toHaveLength(1);
  });

  it('is posted if the shopper leaves the page before the code that saves the quantity has loaded', async () => {
    const posted = recordPosts();
    const held = routes.map((route) =>
      route.id === 'cart-page' ? { ...route, action: () => new Promise(() => {}) } : route,
    );
    await openPage(held, '/cart', 'Your cart');
    tap(1);
    window.dispatchEvent(new Event('pagehide'));
    expect(posted.map(([, init]) => String(init?.body))).toEqual([
      `cartItemUuid=${two[0]?.uuid}&quantity=3`,
    ]);
  });

  it('is not posted when the shopper leaves the page, if the code that saves it has failed to load', async () => {
    const posted = recordPosts();
    const broken = routes.map((route) =>
      route.id === 'cart-page'
        ? { ...route, action: () => Promise.reject(new Error('no code')) }
        : route,
    );
    const { router } = await openPage(broken, '/cart', 'Your cart');
    tap(1);
    await waitFor(() => expect(router.state.fetchers.size).toBe(0));
    window.dispatchEvent(new Event('pagehide'));
    expect(posted).toEqual([]);
  });
});

it('the cart page uses the cart in the reply to a removal, and does not fetch the cart', async () => {
  await openCart();
  const start = api.sent.length;
  api.reply(removeCartItem, buildCart([buildCartItem(2)]));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Product 1' }));
  await waitFor(() => expect(screen.queryByText('Product 1')).toBeNull());
  await isQuiet();
  expect(sentSince(start)).toEqual([['removeCartItem', undefined]]);
});

// @error toast: removeCartItem
it('the cart page says why a change was refused, and fetches the cart again', async () => {
  await openCart();
  const start = api.sent.length;
  api.fail(removeCartItem, 500, 'Please try again later');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Product 1' }));
  await waitFor(() => expect(sentSince(start).map(([id]) => id)).toContain('getPublicCart'));
  expect(screen.getByText('Product 1')).toBeVisible();
  expect(toasts).toEqual([{ kind: 'error', message: 'Please try again later' }]);
});

it('the cart page shows a quantity that the shopper has just chosen on another page', async () => {
  const stop = answerQuantityRequests();
  publishCart(buildCart(two));
  const productUuid = buildCartItem(1).product.uuid;
  bus.publish('cart:quantity-requested', { requestId: 'r1', productUuid, change: 1 });
  await openCart();
  expect(quantityOf('Product 1')).toHaveValue('3');
  expect(sentSince(0)).toContainEqual(['changeCartItem', { quantity: 3 }]);
  stop();
});
