import { bus } from '@marketplace/contracts/events';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSummary } from '../testing/buildProduct';
import { WishlistToggle } from './WishlistToggle';

const product = buildSummary();
const choice = { productUuid: product.uuid };
const toggle = () => screen.findByRole('button', { name: 'Add to wishlist' });

const signIn = () =>
  bus.publish('session:changed', { isLogin: true, user: { uuid: 'u', fullName: 'Rahima' } });

const keep = () =>
  bus.publish('wishlist:changed', {
    entries: [{ uuid: 'w', productUuid: product.uuid, productVariantUuid: null, product }],
  });

const requested = jest.fn();
/** Id of the latest request. */
const asked = () => ({ requestId: requested.mock.calls.at(-1)?.[0].requestId });

beforeEach(() => {
  requested.mockClear();
  bus.publish('wishlist:changed', { entries: [] });
  renderRoutes([{ path: '/', element: <WishlistToggle productUuid={product.uuid} /> }]);
});

describe('WishlistToggle', () => {
  // @spec 4.41
  it('requests a change of the wishlist, and is busy until the reply', async () => {
    act(signIn);
    const unsubscribe = bus.subscribe('wishlist:toggle-requested', requested);
    await userEvent.click(await toggle());
    expect(await toggle()).toHaveAttribute('aria-busy', 'true');
    await waitFor(() =>
      expect(requested).toHaveBeenCalledWith({
        ...choice,
        productVariantUuid: undefined,
        requestId: expect.any(String),
      }),
    );
    act(() => bus.publish('wishlist:item-added', { ...choice, ...asked() }));
    expect(await toggle()).not.toHaveAttribute('aria-busy');
    unsubscribe();
  });

  it('shows the expected state immediately, and returns to the old state after a refusal', async () => {
    act(signIn);
    const stop = bus.subscribe('wishlist:toggle-requested', requested);
    await userEvent.click(await toggle());
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
    // The changed wishlist arrives before the reply, and must not switch the button off again.
    act(keep);
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    act(() => bus.publish('wishlist:item-added', { ...choice, ...asked() }));
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');

    await userEvent.click(await toggle());
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    act(() => bus.publish('wishlist:toggle-failed', { ...asked(), message: 'Try again later' }));
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    stop();
  });

  it('sends only one request if the button is pressed ten times before the reply', async () => {
    act(signIn);
    const stop = bus.subscribe('wishlist:toggle-requested', requested);
    for (let tap = 0; tap < 10; tap += 1) await userEvent.click(await toggle());
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(1));
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    act(() => bus.publish('wishlist:toggle-failed', { ...asked(), message: 'Try again later' }));
    stop();
  });

  it('asks a signed-out visitor to log in, and is busy until the login dialog takes the focus', async () => {
    act(() => bus.publish('session:changed', { isLogin: false, user: null }));
    const unsubscribe = bus.subscribe('session:login-requested', requested);
    await userEvent.click(await toggle());
    expect(requested).toHaveBeenCalledWith({ reason: 'wishlist', wish: choice });
    expect(await toggle()).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    expect(await toggle()).not.toHaveAttribute('aria-busy');
    unsubscribe();
  });

  // @spec 4.28
  it('is on if the product is on the wishlist of the signed-in customer, and off after the logout', async () => {
    act(signIn);
    act(keep);
    expect(await toggle()).toHaveAttribute('aria-pressed', 'true');
    act(() => bus.publish('session:changed', { isLogin: false, user: null }));
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
  });
});

it('the WishlistToggle of a variant is on if the wishlist contains the product without a variant', async () => {
  act(signIn);
  act(keep);
  renderRoutes([
    { path: '/', element: <WishlistToggle productUuid={product.uuid} productVariantUuid="v" /> },
  ]);
  for (const heart of await screen.findAllByRole('button', { name: 'Add to wishlist' })) {
    expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
});
