import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { listWishlist } from '@marketplace/contracts/api/wishlist';
import { writeCart } from '@marketplace/contracts/cookies';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { dispatch } from '../cart/cartStore';
import { routes } from '../exposes/routes';
import { CART_UUID } from '../testing/buildCart';
import { inLayout } from '../testing/inLayout';

allowsConsole(
  /^"the divisions" could not be loaded: GET \/location\/division has no answer/,
  /^Matched leaf route at location "\/" does not have an element/,
);

let api: FakeApi;
let toasts: EventMap['toast:requested'][];
let unsubscribe: () => void;

beforeEach(() => {
  dispatch({ type: 'invalidated' });
  writeCart(CART_UUID, 1);
  bus.publish('session:changed', { isLogin: false, user: null });
  bus.releaseHeld('toast:requested');
  toasts = [];
  unsubscribe = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
  api = fakeApi();
  const extensions = ['sendGuestCode'];
  api.reply(getCapabilities, { extensions, paymentMethods: ['cash-on-delivery'] });
});
afterEach(() => unsubscribe());

describe.each([
  ['/cart', getPublicCart],
  ['/checkout', getPublicCart],
  ['/wishlist', listWishlist],
] as const)('the page %s', (path, call) => {
  // @spec 8.24
  // @error toast: getPublicCart
  it("shows the API's message as an error toast when its data cannot be loaded", async () => {
    const message = 'The market is being tidied up';
    api.fail(call, 500, message);
    renderRoutes(inLayout(routes), { path });
    expect(await screen.findByText('This page cannot be shown')).toBeVisible();
    expect(toasts).toEqual([{ kind: 'error', message }]);
  });

  it('says that something went wrong when no reply arrives', async () => {
    api.cut(call);
    renderRoutes(inLayout(routes), { path });
    expect(await screen.findByText('This page cannot be shown')).toBeVisible();
    expect(toasts).toEqual([{ kind: 'error', message: 'Something went wrong' }]);
  });
});

it('the wishlist shows no toast when the session has ended, because the shell reports that', async () => {
  api.fail(listWishlist, 401, 'Sign in to go on');
  renderRoutes(inLayout(routes), { path: '/wishlist' });
  expect(await screen.findByText('This page cannot be shown')).toBeVisible();
  expect(toasts).toEqual([]);
});
