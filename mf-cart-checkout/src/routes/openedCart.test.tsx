import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { type Cart, getPublicCart } from '@marketplace/contracts/api/publicCart';
import { clearCart, readCartUuid } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import { publishChange } from '../cart/publishCart';
import { routes } from '../exposes/routes';
import { runExclusive } from '../runExclusive';
import { buildCart, CART_UUID } from '../testing/buildCart';
import { openPage } from '../testing/openPage';

const filled = buildCart();

beforeEach(() => {
  clearCart();
  bus.publish('session:changed', { isLogin: false, user: null });
  const api = fakeApi();
  api.reply(getPublicCart, filled);
  api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
});

/** The cart's page, with something that happens after its cart was read and before it shows. */
const withRead = (onRead: () => Promise<unknown>) =>
  routes.map(({ loader, ...route }) => {
    if (route.id !== 'cart-page' || typeof loader !== 'function') return { ...route, loader };
    const delayed = async (...args: Parameters<typeof loader>) => {
      const data = await loader(...args);
      await onRead();
      return data;
    };
    return { ...route, loader: delayed } as (typeof routes)[number];
  });

describe('a cart that is opened while its first product is being added', () => {
  it('is read after the answer', async () => {
    let answer = (_cart: Cart) => {};
    const reply = new Promise<Cart>((resolve) => (answer = resolve));
    void runExclusive('cart', () => publishChange(() => reply));
    const opened = openPage(routes, '/cart', 'Your cart');
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
    answer(filled);
    await opened;
    expect(await screen.findByText('Product 1')).toBeVisible();
    expect(readCartUuid()).toBe(CART_UUID);
  });

  it('is read again when the answer comes before the page shows, and its cookie is kept', async () => {
    let isAnswered = false;
    const answer = async () => {
      if (isAnswered) return;
      isAnswered = true;
      await publishChange(async () => filled);
    };
    await openPage(withRead(answer), '/cart', 'Your cart');
    expect(await screen.findByText('Product 1')).toBeVisible();
    expect(readCartUuid()).toBe(CART_UUID);
  });
});
