import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { listWishlist } from '@marketplace/contracts/api/wishlist';
import { writeAccessToken, writeCart } from '@marketplace/contracts/cookies';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readState } from '../cart/cartStore';
import { routes } from '../exposes/routes';
import { buildCart, CART_UUID } from '../testing/buildCart';
import { buildEntry } from '../testing/buildEntry';
import { openPage } from '../testing/openPage';

// Simulates a lost connection, so that the code of the requests cannot be fetched.
const mockFailure = () => Promise.reject(new Error('Loading chunk cart-requests failed'));
jest.mock('../cart/loadRequests', () => ({ loadRequests: () => mockFailure() }));
jest.mock('../wishlist/loadRequests', () => ({ loadRequests: () => mockFailure() }));

let api: FakeApi;
let toasts: EventMap['toast:requested'][];
let stop: () => void;

beforeEach(() => {
  writeAccessToken('good', 3600);
  writeCart(CART_UUID, 1);
  toasts = [];
  stop = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
  api = fakeApi();
  api.reply(getPublicCart, buildCart());
  api.reply(listWishlist, { items: [buildEntry(1)] });
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
});
afterEach(() => stop());

describe('the first press on a page whose requests cannot be imported', () => {
  it.each([
    ['/cart', 'Your cart', 'Increase quantity'],
    ['/cart', 'Your cart', 'Remove Product 1'],
    ['/wishlist', 'Your wishlist', 'Remove Product 1 from the wishlist'],
  ])('keeps the page %s, and shows an error toast: %s, %s', async (path, heading, button) => {
    const { router } = await openPage(routes, path, heading);
    // Without a connection, the loaders cannot fetch anything either.
    api.cut(getPublicCart);
    api.cut(listWishlist);
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() =>
      expect(toasts).toEqual([{ kind: 'error', message: 'Something went wrong' }]),
    );
    await waitFor(() => expect(router.state.fetchers.size).toBe(0));
    await act(async () => undefined);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText('Product 1')).toBeVisible();
    expect(readState().pending).toEqual([]);
  });
});
