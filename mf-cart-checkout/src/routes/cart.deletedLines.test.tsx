import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { type Cart, getPublicCart, removeCartItem } from '@marketplace/contracts/api/publicCart';
import { writeCart } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { openPage } from '../testing/openPage';

allowsConsole(/^"the divisions" could not be loaded: GET \/location\/division has no answer/);

const good = buildCartItem(2);
const { uuid, product } = buildCartItem(1);
/** Cart items as an API may send them after their products were deleted. */
const HOSTILE: [string, object][] = [
  ['without a product', { uuid, quantity: 3 }],
  ['with a name only', { uuid, product: { name: product.name }, unitPrice: 'free' }],
  ['with fields of another shape', { uuid, quantity: [], product: { ...product, imageUrls: {} } }],
];

let api: FakeApi;
beforeEach(() => {
  writeCart(CART_UUID, 4);
  bus.publish('session:changed', { isLogin: false, user: null });
  api = fakeApi();
  api.reply(getCapabilities, {
    extensions: ['sendGuestCode'],
    paymentMethods: ['cash-on-delivery'],
  });
});

function replyWith(line: object): void {
  // The cast is needed, because the reply violates the contract on purpose.
  const cart = {
    ...buildCart([good]),
    totalQuantity: 4,
    cartItems: [line, good],
  } as unknown as Cart;
  api.reply(getPublicCart, cart);
}

describe.each(HOSTILE)('a cart item %s', (_what, line) => {
  it('stays in the cart, is shown as no longer sold, and can be removed', async () => {
    replyWith(line);
    await openPage(routes, '/cart', 'Your cart');
    const [gone, other] = screen.getAllByRole('listitem');
    if (!gone || !other) throw new Error('A line is missing.');
    expect(gone).toHaveTextContent(/Product 1|A product that is no longer sold/);
    expect(gone).toHaveTextContent('No longer sold: remove it to order the rest');
    expect(gone).not.toHaveTextContent('৳0.00');
    expect(within(gone).queryByRole('link')).toBeNull();
    expect(within(gone).queryByRole('group', { name: /^Quantity/ })).toBeNull();
    expect(other).toHaveTextContent('Product 2');
    expect(screen.getByRole('button', { name: 'Checkout' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(bus.retained('cart:changed')?.totalQuantity).toBe(4);

    api.reply(removeCartItem, buildCart([good]));
    await userEvent.click(within(gone).getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).not.toContain(gone));
    const removal = api.sent.find(({ id }) => id === 'removeCartItem');
    expect(removal?.url.pathname).toContain(uuid);
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible();
  });

  it('is reported at the checkout, which still shows the other items', async () => {
    replyWith(line);
    await openPage(routes, '/checkout', 'Checkout');
    const summary = screen.getByRole('region', { name: 'Your order' });
    expect(summary).toHaveTextContent('No longer sold: remove it to order the rest');
    expect(summary).toHaveTextContent('Product 2');
  });
});

it.each([
  ['deleted', { isGone: true }, 'No longer sold'],
  ['from a closed shop', { isShopClosed: true }, 'This shop is closed'],
])(
  'a saved item that is %s shows the reason, and can be removed but not moved to the cart',
  async (_what, changes, text) => {
    const savedItems = [buildCartItem(1, { isAvailable: false, availableQuantity: 0, ...changes })];
    api.reply(getPublicCart, { ...buildCart([]), savedItems });
    await openPage(routes, '/cart', 'Your cart');
    const saved = screen.getByRole('region', { name: 'Saved for later' });
    expect(saved).toHaveTextContent(text);
    expect(within(saved).queryByRole('button', { name: /Move to cart|Out of Stock/ })).toBeNull();
    expect(within(saved).getByRole('button', { name: 'Remove Product 1' })).toBeVisible();
  },
);

it('an item of a closed shop is reported in the cart and at the checkout', async () => {
  const closed = buildCartItem(1, {
    isAvailable: false,
    availableQuantity: 0,
    isShopClosed: true,
  });
  api.reply(getPublicCart, buildCart([closed, good]));
  const text = 'This shop is closed: remove it to order the rest';
  await openPage(routes, '/cart', 'Your cart');
  const [line, other] = screen.getAllByRole('listitem');
  expect(line).toHaveTextContent(text);
  if (!line) throw new Error('The line is missing.');
  const { queryByRole, getByRole } = within(line);
  expect(queryByRole('group', { name: /^Quantity/ })).toBeNull();
  expect(getByRole('button', { name: 'Save for later: Product 1' })).toBeVisible();
  expect(getByRole('button', { name: 'Remove Product 1' })).toBeVisible();
  expect(other).not.toHaveTextContent('closed');
  const checkout = screen.getByRole('button', { name: 'Checkout' });
  expect(checkout).toHaveAttribute('aria-disabled', 'true');
  cleanup();
  await openPage(routes, '/checkout', 'Checkout');
  expect(screen.getByRole('region', { name: 'Your order' })).toHaveTextContent(text);
});
