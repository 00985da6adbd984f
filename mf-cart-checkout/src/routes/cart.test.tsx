import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import {
  changeCartItem,
  getPublicCart,
  removeCartItem,
} from '@marketplace/contracts/api/publicCart';
import { readCartQuantity, writeCart } from '@marketplace/contracts/cookies';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildCart, buildCartItem, CART_UUID, ofShop } from '../testing/buildCart';
import { openPage } from '../testing/openPage';

const two = [
  ofShop(buildCartItem(1, { quantity: 2 }), 'Padma Fish'),
  ofShop(buildCartItem(2), 'Bogura Sweets'),
];
const quantityOf = (name: string) =>
  within(screen.getByRole('group', { name: `Quantity of ${name}` })).getByRole('textbox');
const press = (name: string, button: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name: `Quantity of ${name}` })).getByRole('button', {
      name: button,
    }),
  );

let api: FakeApi;
let toasts: EventMap['toast:requested'][];
let unsubscribe: () => void;

beforeEach(() => {
  writeCart(CART_UUID, 1);
  bus.publish('session:changed', { isLogin: false, user: null });
  toasts = [];
  unsubscribe = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
  api = fakeApi();
  api.reply(getPublicCart, buildCart(two));
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
});
afterEach(() => unsubscribe());

const openCart = () => openPage(routes, '/cart', 'Your cart');

describe('the cart page', () => {
  it('groups products by shop and tells the sums', async () => {
    await openCart();
    expect(within(screen.getByRole('region', { name: 'Padma Fish' })).getByText('Product 1'));
    expect(within(screen.getByRole('region', { name: 'Bogura Sweets' })).getByText('Product 2'));
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('Subtotal৳750.00');
    expect(summary).toHaveTextContent('Delivery of 2 parcels৳60.00');
    expect(summary).toHaveTextContent('Total৳810.00');
  });

  it('publishes the loaded cart and writes its cookies', async () => {
    await openCart();
    expect(bus.retained('cart:changed')).toMatchObject({ cartUuid: CART_UUID, totalQuantity: 3 });
    expect(readCartQuantity()).toBe(3);
  });

  it('saves a quantity, and shows it before the server answers', async () => {
    await openCart();
    let saved = two;
    api.answer(changeCartItem, () => {
      saved = [buildCartItem(1, { quantity: 3 }), buildCartItem(2)];
      return buildCart(saved);
    });
    api.answer(getPublicCart, () => buildCart(saved));
    await press('Product 1', 'Increase quantity');
    expect(quantityOf('Product 1')).toHaveValue('3');
    await waitFor(() => expect(bus.retained('cart:changed')?.totalQuantity).toBe(4));
    const change = api.sent.find(({ id }) => id === 'changeCartItem');
    expect(change?.body).toEqual({ quantity: 3 });
    expect(change?.url.searchParams.get('cartUuid')).toBe(CART_UUID);
  });

  it('keeps the quantity after a failed save, and says why', async () => {
    await openCart();
    api.fail(changeCartItem, 409, 'Only 2 of Product 1 are left', 'out-of-stock');
    await press('Product 1', 'Increase quantity');
    await waitFor(() =>
      expect(toasts).toEqual([{ kind: 'error', message: 'Only 2 of Product 1 are left' }]),
    );
    await waitFor(() => expect(quantityOf('Product 1')).toHaveValue('2'));
  });

  it('does nothing when one is made less', async () => {
    await openCart();
    await press('Product 2', 'Decrease quantity');
    expect(quantityOf('Product 2')).toHaveValue('1');
    expect(api.sent.filter(({ id }) => id === 'changeCartItem')).toEqual([]);
  });

  it('removes a product, and brings the focus to the heading', async () => {
    await openCart();
    api.answer(removeCartItem, () => {
      api.reply(getPublicCart, buildCart([two[1] ?? buildCartItem(2)]));
      return buildCart([buildCartItem(2)]);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Product 1' }));
    await waitFor(() => expect(screen.queryByText('Product 1')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('leads a visitor to the checkout where the host takes orders of guests', async () => {
    api.reply(getCapabilities, { extensions: ['sendGuestCode'], paymentMethods: [] });
    const { router } = await openCart();
    await userEvent.click(screen.getByRole('link', { name: 'Checkout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  });

  it('asks a visitor to sign in before the checkout where it does not', async () => {
    await openCart();
    const reasons: string[] = [];
    const stop = bus.subscribe('session:login-requested', ({ reason }) => reasons.push(reason));
    await userEvent.click(screen.getByRole('link', { name: 'Checkout' }));
    expect(reasons).toEqual(['checkout']);
    stop();
  });

  it('closes the checkout while a product cannot be ordered', async () => {
    const short = buildCartItem(1, { isAvailable: false, availableQuantity: 0 });
    api.reply(getPublicCart, buildCart([short]));
    await openCart();
    expect(screen.getByText('Out of stock: remove it to order the rest')).toBeVisible();
    const checkout = screen.getByRole('button', { name: 'Checkout' });
    expect(checkout).toHaveAttribute('aria-disabled', 'true');
    expect(checkout).toHaveAccessibleDescription('Some products cannot be ordered as they stand.');
  });

  it('shows where to go from an empty cart', async () => {
    api.reply(getPublicCart, buildCart([]));
    await openCart();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      '/product',
    );
  });
});
