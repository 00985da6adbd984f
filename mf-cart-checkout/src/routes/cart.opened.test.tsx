import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { type Cart, getPublicCart } from '@marketplace/contracts/api/publicCart';
import { clearCart, readCartUuid } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen } from '@testing-library/react';
import { publishMutation } from '../cart/cartStore';
import { routes } from '../exposes/routes';
import { runExclusive } from '../runExclusive';
import { afterLoader } from '../testing/afterLoader';
import { buildCart, CART_UUID } from '../testing/buildCart';
import { openPage } from '../testing/openPage';

let filled: Cart;

beforeEach(() => {
  clearCart();
  filled = buildCart();
  bus.publish('session:changed', { isLogin: false, user: null });
  const api = fakeApi();
  api.reply(getPublicCart, filled);
  api.reply(getCapabilities, { extensions: ['sendGuestCode'], paymentMethods: [] });
});

describe('a cart page that is opened while the first product is being added', () => {
  it('waits for the reply to the addition before it loads the cart', async () => {
    let answer = (_cart: Cart) => {};
    const reply = new Promise<Cart>((resolve) => (answer = resolve));
    void runExclusive('cart', () => publishMutation(() => reply));
    const opened = openPage(routes, '/cart', 'Your cart');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    answer(filled);
    await opened;
    expect(await screen.findByText('Product 1')).toBeVisible();
    expect(readCartUuid()).toBe(CART_UUID);
    // A guest may order, so the link is shown.
    expect(screen.getByRole('link', { name: 'Checkout' })).toBeVisible();
  });

  it('stops waiting after a time limit, and shows the product when the reply arrives later', async () => {
    jest.useFakeTimers({ advanceTimers: 20 });
    let answer = (_cart: Cart) => {};
    const reply = new Promise<Cart>((resolve) => (answer = resolve));
    const adding = runExclusive('cart', () => publishMutation(() => reply));
    await openPage(routes, '/cart', 'Your cart');
    expect(screen.getByText('Your cart is empty')).toBeVisible();
    await act(async () => {
      answer(filled);
      await adding;
    });
    jest.useRealTimers();
    expect(await screen.findByText('Product 1')).toBeVisible();
    expect(readCartUuid()).toBe(CART_UUID);
  });

  it("loads the cart again and keeps the new cart's cookie if the addition's reply arrives before the page is shown", async () => {
    let isAnswered = false;
    const answer = async () => {
      if (isAnswered) return;
      isAnswered = true;
      await publishMutation(async () => filled);
    };
    await openPage(afterLoader(routes, 'cart-page', answer), '/cart', 'Your cart');
    expect(await screen.findByText('Product 1')).toBeVisible();
    expect(readCartUuid()).toBe(CART_UUID);
  });
});
