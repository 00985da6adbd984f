import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import {
  addCartItem,
  type Cart,
  changeCartItem,
  claimCart,
  getPublicCart,
} from '@marketplace/contracts/api/publicCart';
import { listWishlist } from '@marketplace/contracts/api/wishlist';
import { cartOwner } from '@marketplace/contracts/commerce/cartOwner';
import {
  clearAccessToken,
  clearCart,
  readCartUuid,
  writeAccessToken,
  writeCart,
} from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { pageStart } from '@marketplace/contracts/rendering/pageStart';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publishCart } from '../cart/cartStore';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { openPage } from '../testing/openPage';
import { routes } from './routes';
import { activate } from './service';

const OWN_UUID = CART_UUID.replace('-8000-', '-9000-');
const own: Cart = { ...buildCart([buildCartItem(2, { quantity: 4 })]), uuid: OWN_UUID };
const none: Cart = { uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 };

let api: FakeApi;
let stop: () => void;

function signIn(customer = 'rahim'): void {
  writeAccessToken('good', 3600);
  const user = { uuid: customer, fullName: customer };
  act(() => bus.publish('session:changed', { isLogin: true, user }));
}
function signOut(): void {
  clearAccessToken();
  act(() => bus.publish('session:changed', { isLogin: false, user: null }));
}
const sentClaims = () => api.sent.filter(({ id }) => id === 'claimCart').map(({ body }) => body);
const isSettled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeAll(() => {
  // jsdom has no `requestIdleCallback`.
  window.requestIdleCallback = (run) => Number(setTimeout(run));
  window.cancelIdleCallback = clearTimeout;
});
beforeEach(() => {
  pageStart.markInteracted();
  localStorage.clear();
  clearCart();
  signOut();
  publishCart(none);
  api = fakeApi();
  api.reply(getCapabilities, { extensions: ['claimCart'], paymentMethods: [] });
  api.reply(listWishlist, { items: [] });
  api.reply(claimCart, own);
  stop = activate();
});
afterEach(() => stop());

describe("a customer's cart", () => {
  it("is claimed once after the login, and then also contains the visitor's products", async () => {
    writeCart(CART_UUID, 1);
    signIn();
    await waitFor(() => expect(bus.retained('cart:changed')?.totalQuantity).toBe(4));
    expect(readCartUuid()).toBe(OWN_UUID);
    bus.publish('session:changed', { isLogin: true, user: { uuid: 'rahim', fullName: 'Rahim' } });
    await isSettled();
    expect(sentClaims()).toEqual([{ cartUuid: CART_UUID }]);
  });

  it('is claimed only after the first interaction', async () => {
    delete document.documentElement.dataset[pageStart.INTERACTED];
    signIn();
    await isSettled();
    expect(sentClaims()).toEqual([]);
    pageStart.markInteracted();
    await waitFor(() => expect(sentClaims()).toEqual([{}]));
  });

  it('is claimed without waiting for an idle moment if the visitor pressed something just before the login', async () => {
    window.dispatchEvent(new Event('pointerdown'));
    signIn();
    await isSettled();
    expect(sentClaims()).toEqual([{}]);
  });

  it("replaces the visitor's cart on the open page, and the page does not fetch the cart", async () => {
    writeCart(CART_UUID, 1);
    api.reply(getPublicCart, buildCart([buildCartItem(1)]));
    await openPage(routes, '/cart', 'Your cart');
    const start = api.sent.length;
    signIn();
    await screen.findByText('Product 2');
    expect(screen.queryByText('Product 1')).toBeNull();
    expect(api.sent.slice(start).map(({ id }) => id)).not.toContain('getPublicCart');
  });

  it("is neither shown to the device's next customer nor merged with the next customer's cart", async () => {
    writeCart(CART_UUID, 3);
    cartOwner.write('amina', CART_UUID);
    publishCart(buildCart([buildCartItem(1, { quantity: 3 })]));
    api.reply(claimCart, none);
    signIn('rahim');
    await waitFor(() => expect(sentClaims()).toEqual([{}]));
    await waitFor(() => expect(cartOwner.read()).toBe('rahim'));
    expect(bus.retained('cart:changed')).toMatchObject({ totalQuantity: 0, cartItems: [] });
    expect(readCartUuid()).toBeUndefined();
  });

  it("disappears from the open page, with one request, when the device's next customer logs in", async () => {
    writeCart(CART_UUID, 1);
    cartOwner.write('amina', CART_UUID);
    api.reply(getPublicCart, buildCart([buildCartItem(1)]));
    await openPage(routes, '/cart', 'Your cart');
    expect(screen.getByText('Product 1')).toBeVisible();
    api.reply(claimCart, none);
    signIn('rahim');
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    await isSettled();
    expect(sentClaims()).toEqual([{}]);
  });

  it("is hidden from the device's next customer, even if the API does not reply", async () => {
    writeCart(CART_UUID, 3);
    cartOwner.write('amina', CART_UUID);
    api.cut(claimCart);
    jest.spyOn(console, 'warn').mockImplementation();
    signIn('rahim');
    await waitFor(() => expect(readCartUuid()).toBeUndefined());
  });

  it('disappears from the pages after a logout has deleted the cart cookie', async () => {
    signIn();
    await waitFor(() => expect(bus.retained('cart:changed')?.totalQuantity).toBe(4));
    clearCart();
    signOut();
    expect(bus.retained('cart:changed')).toMatchObject({ cartUuid: '', totalQuantity: 0 });
  });

  it('stays if the session ends without a logout and the cart cookie remains', async () => {
    signIn();
    await waitFor(() => expect(bus.retained('cart:changed')?.totalQuantity).toBe(4));
    signOut();
    expect(bus.retained('cart:changed')).toMatchObject({ cartUuid: OWN_UUID, totalQuantity: 4 });
  });

  // @error logged: claimCart
  it('is claimed when the next page opens if the first claim failed, and the failure is only logged', async () => {
    writeCart(CART_UUID, 1);
    api.fail(claimCart, 500);
    const logged = jest.spyOn(console, 'warn').mockImplementation();
    signIn();
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(readCartUuid()).toBe(CART_UUID);
    api.reply(claimCart, own);
    await openPage(routes, '/cart', 'Your cart');
    expect(screen.getByText('Product 2')).toBeVisible();
  });

  it('is claimed again after the cart cookie was lost, together with products that were added since the loss', async () => {
    cartOwner.write('rahim', OWN_UUID);
    writeCart(CART_UUID, 1);
    signIn('rahim');
    await waitFor(() => expect(bus.retained('cart:changed')?.totalQuantity).toBe(4));
    expect(sentClaims()).toEqual([{ cartUuid: CART_UUID }]);
  });

  it("is not merged with the next customer's products, even if the first customer's cookie was lost", async () => {
    cartOwner.write('amina', OWN_UUID);
    writeCart(CART_UUID, 1);
    signIn('rahim');
    await waitFor(() => expect(sentClaims()).toEqual([{ cartUuid: CART_UUID }]));
  });

  it('is created when a customer without a cart adds a product', async () => {
    api.reply(claimCart, none);
    api.reply(addCartItem, { ...own, uuid: OWN_UUID });
    signIn();
    await waitFor(() => expect(cartOwner.read()).toBe('rahim'));
    act(() => bus.publish('cart:add-requested', { requestId: 'r', productUuid: 'p', quantity: 4 }));
    await waitFor(() => expect(readCartUuid()).toBe(OWN_UUID));
    expect(cartOwner.read()).toBe('rahim');
  });

  it('is not the new cart of a visitor who adds a product after the customer has logged out', async () => {
    cartOwner.write('amina', null);
    api.reply(addCartItem, { ...own, uuid: OWN_UUID });
    bus.publish('cart:add-requested', { requestId: 'r', productUuid: 'p', quantity: 4 });
    await waitFor(() => expect(readCartUuid()).toBe(OWN_UUID));
    expect(cartOwner.read()).toBeNull();
  });

  it('is the cart that the cookie names if the API stores no carts for customers', async () => {
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    writeCart(CART_UUID, 1);
    signIn();
    await waitFor(() => expect(api.sent.map(({ id }) => id)).toContain('getCapabilities'));
    await isSettled();
    expect(sentClaims()).toEqual([]);
    expect(cartOwner.read()).toBeNull();
    expect(readCartUuid()).toBe(CART_UUID);
  });
});

describe('a reply that arrives after a login or logout', () => {
  /** Logs the customer out before the fake API replies. */
  const answerTooLate = (call: Parameters<FakeApi['answer']>[0]) =>
    api.answer(call, () => {
      clearCart();
      signOut();
      return { ...own, uuid: OWN_UUID };
    });
  const add = () =>
    bus.publish('cart:add-requested', { requestId: 'r', productUuid: 'p', quantity: 1 });
  const expectNothingLeft = async (id: string) => {
    await waitFor(() => expect(api.sent.map((sent) => sent.id)).toContain(id));
    await act(() => isSettled());
    expect(readCartUuid()).toBeUndefined();
    expect(cartOwner.read()).toBeNull();
    expect(bus.retained('cart:changed')).toMatchObject({ cartUuid: '', totalQuantity: 0 });
  };

  it('restores no cart if the customer logs out during the claim', async () => {
    answerTooLate(claimCart);
    signIn();
    await expectNothingLeft('claimCart');
  });

  it('restores no cart if the customer logs out during an addition', async () => {
    signIn();
    await waitFor(() => expect(readCartUuid()).toBe(OWN_UUID));
    answerTooLate(addCartItem);
    add();
    await expectNothingLeft('addCartItem');
  });

  it('restores no cart if the customer logs out during a change on the cart page', async () => {
    signIn();
    await waitFor(() => expect(readCartUuid()).toBe(OWN_UUID));
    api.reply(getPublicCart, own);
    await openPage(routes, '/cart', 'Your cart');
    answerTooLate(changeCartItem);
    api.reply(getPublicCart, none);
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await expectNothingLeft('changeCartItem');
  });

  it('restores no cart if the customer logs out while the service fetches the cart after a failed addition', async () => {
    signIn();
    await waitFor(() => expect(readCartUuid()).toBe(OWN_UUID));
    api.fail(addCartItem, 500);
    answerTooLate(getPublicCart);
    add();
    await expectNothingLeft('getPublicCart');
  });

  it('is used if the shopper sent the request as a visitor and then logged in', async () => {
    api.cut(claimCart);
    jest.spyOn(console, 'warn').mockImplementation();
    api.answer(addCartItem, () => {
      signIn();
      return { ...own, uuid: OWN_UUID };
    });
    add();
    await waitFor(() => expect(readCartUuid()).toBe(OWN_UUID));
  });
});
