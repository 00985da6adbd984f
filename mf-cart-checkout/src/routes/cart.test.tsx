import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { getPublicCart, moveCartItem, removeCartItem } from '@marketplace/contracts/api/publicCart';
import { addViewed, toViewed } from '@marketplace/contracts/commerce/viewedProducts';
import { readCartQuantity, writeCart } from '@marketplace/contracts/cookies';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publishMutation } from '../cart/cartStore';
import { routes } from '../exposes/routes';
import { buildCart, buildCartItem, CART_UUID, ofShop } from '../testing/buildCart';
import { openPage } from '../testing/openPage';

allowsConsole(/^"the divisions" could not be loaded: GET \/location\/division has no answer/);

const two = [
  ofShop(buildCartItem(1, { quantity: 2 }), 'Padma Fish'),
  ofShop(buildCartItem(2), 'Bogura Sweets'),
];
const quantityOf = (name: string) =>
  within(screen.getByRole('group', { name: `Quantity of ${name}` })).getByRole('textbox');

let api: FakeApi;
let toasts: EventMap['toast:requested'][];
let unsubscribe: () => void;

beforeEach(() => {
  localStorage.clear();
  writeCart(CART_UUID, 1);
  bus.publish('session:changed', { isLogin: false, user: null });
  toasts = [];
  unsubscribe = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
  api = fakeApi();
  api.reply(getPublicCart, buildCart(two));
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
});
afterEach(() => unsubscribe());

const sentMove = () => api.sent.findLast(({ id }) => id === 'moveCartItem');
const openCart = () => openPage(routes, '/cart', 'Your cart');

describe('the cart page', () => {
  it('groups products by shop and shows the sums', async () => {
    await openCart();
    expect(within(screen.getByRole('region', { name: 'Padma Fish' })).getByText('Product 1'));
    expect(within(screen.getByRole('region', { name: 'Bogura Sweets' })).getByText('Product 2'));
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('Subtotal৳750.00');
    expect(summary).toHaveTextContent('Delivery of 2 parcels৳60.00');
    expect(summary).toHaveTextContent('Total৳810.00');
  });

  it.each([
    [[buildCartItem(1)], '1 parcel from 1 shop'],
    [two, '2 parcels from 2 shops'],
    [[...two, ofShop(buildCartItem(3), 'Bogura Dairy')], '3 parcels from 3 shops'],
  ])('says how many parcels will arrive: case %#', async (items, text) => {
    api.reply(getPublicCart, buildCart(items));
    await openCart();
    expect(screen.getByText(text)).toBeVisible();
  });

  it("shows the variant's unit beside the price, or the product's unit if there is no variant", async () => {
    const { product } = buildCartItem();
    const measured = { ...product, measure: { amount: 1, unit: 'hali' } as const };
    const variant = {
      ...product,
      uuid: CART_UUID,
      variant: ['500 g'],
      imageUrl: null,
      measure: { amount: 500, unit: 'g' } as const,
    };
    const lines = [
      buildCartItem(1, { product: measured }),
      buildCartItem(2, { product: measured, variant }),
      buildCartItem(3),
    ];
    api.reply(getPublicCart, buildCart(lines));
    await openCart();
    for (const text of ['৳250.00 / 1 hali', '৳250.00 / 500 g', '৳250.00 each']) {
      expect(document.body).toHaveTextContent(text);
    }
  });

  it("shows each shop's delivery charge, and the amount that is missing for free delivery", async () => {
    const dairy = { shopName: 'Bogura Sweets', shopHandle: 'bogura-sweets', subtotal: 250 };
    const cartParcels = [{ ...dairy, deliveryCharge: 60, freeDeliveryFrom: 370 }];
    api.reply(getPublicCart, { ...buildCart(two), cartParcels });
    await openCart();
    const shop = screen.getByRole('region', { name: 'Bogura Sweets' });
    expect(shop).toHaveTextContent('Add ৳120.00 more for free delivery from Bogura Sweets');
    expect(screen.getByRole('region', { name: 'Padma Fish' })).not.toHaveTextContent(/delivery/i);
  });

  it("publishes the cart that it has loaded, and writes the cart's cookies", async () => {
    await openCart();
    expect(bus.retained('cart:changed')).toMatchObject({ cartUuid: CART_UUID, totalQuantity: 3 });
    expect(readCartQuantity()).toBe(3);
  });

  it('shows a product that is added while the page is open', async () => {
    await openCart();
    const changed = buildCart([...two, ofShop(buildCartItem(3), 'Bogura Dairy')]);
    // Also changes the reply to a new request. A slow machine may fetch the cart, because by then
    // the reply to the mutation is too old to be used.
    api.reply(getPublicCart, changed);
    await publishMutation(async () => changed);
    const { product } = buildCartItem(3);
    act(() =>
      bus.publish('cart:item-added', { requestId: 'r', productUuid: product.uuid, quantity: 1 }),
    );
    expect(await screen.findByRole('region', { name: 'Bogura Dairy' })).toBeVisible();
  });

  it('removes a product, and moves the focus to the heading', async () => {
    await openCart();
    api.answer(removeCartItem, () => {
      api.reply(getPublicCart, buildCart([two[1] ?? buildCartItem(2)]));
      return buildCart([buildCartItem(2)]);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Product 1' }));
    await waitFor(() => expect(screen.queryByText('Product 1')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('names the item that was removed last, and Undo moves that item back into the cart', async () => {
    const removed = { ...buildCartItem(1, { quantity: 2 }), place: 'cart' as const };
    api.reply(getPublicCart, { ...buildCart([buildCartItem(2)]), removedItem: removed });
    await openCart();
    expect(screen.getByRole('status')).toHaveTextContent('Product 1 was removed.');
    api.answer(moveCartItem, () => {
      api.reply(getPublicCart, buildCart(two));
      return buildCart(two);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Undo: put Product 1 back' }));
    await waitFor(() => expect(quantityOf('Product 1')).toHaveValue('2'));
    expect(screen.queryByText('Product 1 was removed.')).toBeNull();
    expect(sentMove()?.body).toEqual({ to: 'cart' });
    expect(sentMove()?.url.pathname).toContain(removed.uuid);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('offers undo even after the last product was removed', async () => {
    const removedItem = { ...buildCartItem(1), place: 'cart' as const };
    api.reply(getPublicCart, { ...buildCart([]), removedItem });
    await openCart();
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo: put Product 1 back' })).toBeVisible();
  });

  it('saves a product for later, excludes its price from the sums, and moves it back', async () => {
    await openCart();
    const kept = { ...buildCart([buildCartItem(2)]), savedItems: [buildCartItem(1)] };
    api.answer(moveCartItem, () => {
      api.reply(getPublicCart, kept);
      return kept;
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save for later: Product 1' }));
    const saved = await screen.findByRole('region', { name: 'Saved for later' });
    expect(within(saved).getByText('Product 1')).toBeVisible();
    expect(sentMove()).toMatchObject({ body: { to: 'saved' } });
    expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('Subtotal৳250.00');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    api.answer(moveCartItem, () => {
      api.reply(getPublicCart, buildCart(two));
      return buildCart(two);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Move to cart: Product 1' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull(),
    );
    expect(sentMove()).toMatchObject({ body: { to: 'cart' } });
  });

  it('removes a product that was saved for later', async () => {
    api.reply(getPublicCart, { ...buildCart([]), savedItems: [buildCartItem(1)] });
    await openCart();
    api.answer(removeCartItem, () => {
      api.reply(getPublicCart, buildCart([]));
      return buildCart([]);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Product 1' }));
    await waitFor(() => expect(screen.queryByText('Product 1')).toBeNull());
  });

  // @error toast: moveCartItem
  it("keeps an item in its place if it could not be moved, and shows the API's reason", async () => {
    await openCart();
    api.fail(moveCartItem, 404, 'That cart item not found', 'not-found');
    await userEvent.click(screen.getByRole('button', { name: 'Save for later: Product 1' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ kind: 'error', message: 'That cart item not found' }]),
    );
    expect(screen.getByText('Product 1')).toBeVisible();
  });

  it('offers no button to move a saved product to the cart if the product is sold out', async () => {
    const savedItems = [buildCartItem(1, { isAvailable: false, availableQuantity: 0 })];
    api.reply(getPublicCart, { ...buildCart([]), savedItems });
    await openCart();
    expect(screen.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  });

  it('offers no button to save a product for later if the API does not support that', async () => {
    api.reply(getPublicCart, { ...buildCart(two), savedItems: undefined });
    await openCart();
    expect(screen.queryByRole('button', { name: /Save for later/ })).toBeNull();
  });

  it("leads a visitor to the checkout if the API accepts guests' orders", async () => {
    api.reply(getCapabilities, { extensions: ['sendGuestCode'], paymentMethods: [] });
    const { router } = await openCart();
    await userEvent.click(screen.getByRole('link', { name: 'Checkout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  });

  it("asks a visitor to log in before the checkout if the API does not accept guests' orders", async () => {
    await openCart();
    const reasons: string[] = [];
    const stop = bus.subscribe('session:login-requested', ({ reason }) => reasons.push(reason));
    await userEvent.click(screen.getByRole('link', { name: 'Checkout' }));
    expect(reasons).toEqual(['checkout']);
    stop();
  });

  it('disables the Checkout button while a product cannot be ordered', async () => {
    const short = buildCartItem(1, { isAvailable: false, availableQuantity: 0 });
    api.reply(getPublicCart, buildCart([short]));
    await openCart();
    expect(screen.getByText('Out of stock: remove it to order the rest')).toBeVisible();
    const checkout = screen.getByRole('button', { name: 'Checkout' });
    expect(checkout).toHaveAttribute('aria-disabled', 'true');
    expect(checkout).toHaveAccessibleDescription('Some products cannot be ordered as they stand.');
  });

  it('shows the old and new price and stock of an item that changed after it was added', async () => {
    const whenAdded = { unitPrice: 250, availableQuantity: 10 };
    const changed = { unitPrice: 300, availableQuantity: 2, whenAdded };
    api.reply(getPublicCart, buildCart([buildCartItem(1, changed), buildCartItem(2)]));
    await openCart();
    const [line, other] = screen.getAllByRole('listitem');
    expect(line).toHaveTextContent('৳250.00 when you added it, now ৳300.00');
    expect(line).toHaveTextContent('10 were left when you added it, now 2');
    expect(other).not.toHaveTextContent('when you added it');
  });

  it('shows the recently viewed products of this device if the cart is empty', async () => {
    addViewed(toViewed(buildCartItem(7).product), null);
    api.reply(getPublicCart, buildCart([]));
    await openCart();
    const viewed = await screen.findByRole('region', { name: 'Recently viewed' });
    expect(within(viewed).getByRole('link', { name: 'Product 7' })).toHaveAttribute(
      'href',
      '/product/product-7',
    );
  });

  it('hides recently viewed products of another customer who used this device', async () => {
    addViewed(toViewed(buildCartItem(7).product), 'amina');
    api.reply(getPublicCart, buildCart([]));
    await openCart();
    await waitFor(() => expect(localStorage.getItem('recentlyViewed')).toBeNull());
    expect(screen.queryByText('Product 7')).toBeNull();
  });

  it('offers links to other pages if the cart is empty', async () => {
    api.reply(getPublicCart, buildCart([]));
    await openCart();
    expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute(
      'href',
      '/product',
    );
  });
});
