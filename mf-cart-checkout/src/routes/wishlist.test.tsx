import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { listWishlist, removeWishlistEntry } from '@marketplace/contracts/api/wishlist';
import { writeAccessToken } from '@marketplace/contracts/cookies';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { stockAlertPath } from '@marketplace/contracts/routes';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { activate } from '../exposes/service';
import { buildEntry, withVariant } from '../testing/buildEntry';
import { openPage } from '../testing/openPage';

allowsConsole(/^What the host offers could not be loaded: GET \/capabilities has no answer/);

const done: { isDone: true } = { isDone: true };
let api: FakeApi;

beforeEach(() => {
  writeAccessToken('good', 3600);
  api = fakeApi();
  api.reply(listWishlist, { items: [buildEntry(1), buildEntry(2)] });
});

function soldOutEntry() {
  const entry = buildEntry(1);
  return { ...entry, product: { ...entry.product, inventoryQuantity: 0 } };
}

const openWishlist = () => openPage(routes, '/wishlist', 'Your wishlist');

describe('the wishlist page', () => {
  // @spec 7.6
  it("shows a link to each product, and publishes the entries for the header's count", async () => {
    await openWishlist();
    expect(screen.getByRole('link', { name: 'Product 1' })).toHaveAttribute(
      'href',
      '/product/product-1',
    );
    expect(bus.retained('wishlist:changed')?.entries).toHaveLength(2);
  });

  it('shows options, price and stock of the saved variant, and adds that variant to the cart', async () => {
    const small = withVariant(buildEntry(1), ['Small', 'Blue'], {
      price: 120,
      inventoryQuantity: 2,
    });
    const large = withVariant(buildEntry(2), ['Large', 'Blue'], { inventoryQuantity: 0 });
    api.reply(listWishlist, { items: [small, large] });
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    const requests: EventMap['cart:add-requested'][] = [];
    const stop = bus.subscribe('cart:add-requested', (request) => requests.push(request));
    await openWishlist();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Small / Blue');
    expect(first).toHaveTextContent('৳120.00');
    expect(first).toHaveTextContent('Only 2 left');
    expect(screen.getByRole('link', { name: 'Product 1' })).toHaveAttribute(
      'href',
      `/product/product-1?variant=${small.productVariantUuid}`,
    );
    expect(second).toHaveTextContent('Large / Blue');
    expect(second).toHaveTextContent('Sold out for now');
    expect(screen.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();

    await userEvent.click(
      screen.getByRole('button', { name: 'Add to Cart: Product 1 (Small / Blue)' }),
    );
    const { productUuid, productVariantUuid } = small;
    await waitFor(() =>
      expect(requests).toMatchObject([{ productUuid, productVariantUuid, quantity: 1 }]),
    );
    stop();
  });

  it('stays empty and reports no errors when cart and wishlist events arrive', async () => {
    api.reply(listWishlist, { items: [] });
    const stops = [activate()];
    const toasts: string[] = [];
    stops.push(bus.subscribe('toast:requested', ({ kind }) => toasts.push(kind)));
    const reported = jest.spyOn(console, 'error');
    await openWishlist();
    const { productUuid } = buildEntry(1);
    bus.publish('cart:add-failed', { requestId: 'r1', message: 'Product 1 is out of stock' });
    bus.publish('cart:item-added', { requestId: 'r2', productUuid, quantity: 1 });
    bus.publish('wishlist:toggle-failed', { requestId: 'r3', message: 'Product 1 is sold out' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('heading', { level: 1, name: 'Your wishlist' })).toBeVisible();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(bus.retained('wishlist:changed')?.entries).toEqual([]);
    expect([toasts, reported.mock.calls]).toEqual([[], []]);
    for (const stop of stops) stop();
  });

  it.each([
    ['a sold-out variant', withVariant(buildEntry(1), ['Large'], { inventoryQuantity: 0 })],
    ['a sold-out product', soldOutEntry()],
  ])('links %s to its stock alert form', async (_what, entry) => {
    api.reply(listWishlist, { items: [entry] });
    api.reply(getCapabilities, { extensions: ['requestStockAlert'], paymentMethods: [] });
    await openWishlist();
    const { productUuid, productVariantUuid } = entry;
    expect(
      screen.getByRole('link', { name: /^Tell me when it is back: Product 1/ }),
    ).toHaveAttribute(
      'href',
      stockAlertPath('product-1', productUuid, productVariantUuid ?? undefined),
    );
    expect(screen.queryByRole('button', { name: 'Out of Stock' })).toBeNull();
  });

  it('links to the stock alert form of a product that sells out while the page is open', async () => {
    const entry = buildEntry(1);
    api.reply(listWishlist, { items: [entry] });
    api.reply(getCapabilities, { extensions: ['requestStockAlert'], paymentMethods: [] });
    await openWishlist();
    const product = { ...entry.product, inventoryQuantity: 0 };
    act(() => bus.publish('wishlist:changed', { entries: [{ ...entry, product }] }));
    expect(await screen.findByRole('link', { name: /^Tell me when it is back/ })).toBeVisible();
  });

  it("does not request the API's capabilities if the wishlist is empty", async () => {
    api.reply(listWishlist, { items: [] });
    await openWishlist();
    expect(api.sent.map(({ id }) => id)).not.toContain('getCapabilities');
  });

  it('shows how much the price has dropped since the product was saved', async () => {
    const dropped = buildEntry(1, { keptPrice: 450 });
    api.reply(listWishlist, { items: [dropped, buildEntry(2)] });
    await openWishlist();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Price dropped: ৳450.00 → ৳250.00');
    expect(second).not.toHaveTextContent('Price dropped');
  });

  it('hides stock and price drop if the API sends no variant and no earlier price', async () => {
    const entry = withVariant(buildEntry(1), ['Small']);
    api.reply(listWishlist, { items: [{ ...entry, variant: undefined, keptPrice: undefined }] });
    await openWishlist();
    expect(screen.getByRole('listitem')).not.toHaveTextContent(/stock|left|dropped/i);
    expect(screen.getByRole('button', { name: 'Add to Cart: Product 1' })).toBeEnabled();
  });

  // @spec 7.7
  it('removes a product', async () => {
    await openWishlist();
    api.answer(removeWishlistEntry, () => {
      api.reply(listWishlist, { items: [buildEntry(2)] });
      return done;
    });
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove Product 1 from the wishlist' }),
    );
    await waitFor(() => expect(screen.queryByText('Product 1')).not.toBeInTheDocument());
    expect(bus.retained('wishlist:changed')?.entries).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  // @error toast: removeWishlistEntry
  it.each([
    [
      'was refused',
      () => api.fail(removeWishlistEntry, 500, 'Please try again later'),
      'Please try again later',
    ],
    [
      'failed without a connection',
      () => {
        api.cut(removeWishlistEntry);
        api.cut(listWishlist);
      },
      'Something went wrong',
    ],
  ])('keeps a product whose removal %s, and a toast says why', async (_, fail, message) => {
    // Discards toasts from other tests. The bus holds them until somebody subscribes.
    bus.releaseHeld('toast:requested');
    const toasts: EventMap['toast:requested'][] = [];
    const stop = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
    const { router } = await openWishlist();
    fail();
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove Product 1 from the wishlist' }),
    );
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', message }]));
    await waitFor(() => expect(router.state.fetchers.size).toBe(0));
    expect(toasts).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Product 1' })).toBeVisible();
    stop();
  });

  // @spec 4.53
  it('asks the cart service to add a product, and waits for the reply', async () => {
    const requests: EventMap['cart:add-requested'][] = [];
    const stop = bus.subscribe('cart:add-requested', (request) => requests.push(request));
    await openWishlist();
    const button = screen.getByRole('button', { name: 'Add to Cart: Product 1' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    const wanted = { productUuid: buildEntry(1).productUuid, quantity: 1 };
    await waitFor(() => expect(requests).toMatchObject([wanted]));

    const requestId = requests[0]?.requestId ?? '';
    act(() => bus.publish('cart:add-failed', { requestId, message: 'Only 0 left' }));
    expect(button).not.toHaveAttribute('aria-busy');
    stop();
  });

  it('links to the product if the customer must still choose a variant', async () => {
    const entry = buildEntry(1);
    const product = { ...entry.product, hasVariants: true };
    api.reply(listWishlist, { items: [{ ...entry, product }] });
    await openWishlist();
    expect(screen.getByRole('link', { name: 'Choose options: Product 1' })).toHaveAttribute(
      'href',
      '/product/product-1',
    );
  });

  it('says how to add products if the wishlist is empty', async () => {
    api.reply(listWishlist, { items: [] });
    await openWishlist();
    expect(screen.getByText('Nothing on your wishlist yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  });
});
