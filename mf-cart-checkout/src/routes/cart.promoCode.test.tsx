import { applyPromoCode, removePromoCode } from '@marketplace/contracts/api/promoCodes';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { writeCart } from '@marketplace/contracts/cookies';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { enterText } from '@marketplace/contracts/testing/enterText';
import { type FakeApi, fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { openPage } from '../testing/openPage';

allowsConsole(/^What the host offers could not be loaded: GET \/capabilities has no answer/);

const cart = buildCart([buildCartItem(1, { quantity: 3 })]);
const code = { code: 'EID10', discount: 70.1, minimum: 500, refusal: null };

let api: FakeApi;
let toasts: EventMap['toast:requested'][];
let unsubscribe: () => void;

beforeEach(() => {
  writeCart(CART_UUID, 3);
  toasts = [];
  unsubscribe = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
  api = fakeApi();
  api.reply(getPublicCart, cart);
});
afterEach(() => unsubscribe());

const openCart = () => openPage(routes, '/cart', 'Your cart');

describe('the promo code on the cart page', () => {
  it('reduces the total by its discount, and can be removed', async () => {
    await openCart();
    api.answer(applyPromoCode, () => {
      api.reply(getPublicCart, { ...cart, promo: code });
      return { ...cart, promo: code };
    });
    await userEvent.click(screen.getByText('Have a promo code?'));
    await enterText(screen.getByRole('textbox', { name: 'Promo code' }), 'eid10');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    const remove = await screen.findByRole('button', { name: 'Remove promo code EID10' });
    expect(api.sent.find(({ id }) => id === 'applyPromoCode')?.body).toEqual({ code: 'eid10' });
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary).toHaveTextContent('Discount EID10-৳70.10');
    expect(summary).toHaveTextContent('Total৳739.90');
    api.answer(removePromoCode, () => {
      api.reply(getPublicCart, cart);
      return cart;
    });
    await userEvent.click(remove);
    await waitFor(() => expect(summary).toHaveTextContent('Total৳810.00'));
  });

  // @error toast: applyPromoCode, removePromoCode
  it("stays in its field if the API refuses the code, and the page shows the API's message", async () => {
    await openCart();
    api.fail(applyPromoCode, 404, 'This promo code is wrong or no longer valid', 'promo-unknown');
    await userEvent.click(screen.getByText('Have a promo code?'));
    await enterText(screen.getByRole('textbox', { name: 'Promo code' }), 'EID11');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { kind: 'error', message: 'This promo code is wrong or no longer valid' },
      ]),
    );
    expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveValue('EID11');
  });

  it.each([
    ['below-minimum', 'Add ৳150.00 more to use EID10'],
    ['over', 'EID10 is no longer valid'],
  ] as const)(
    'gives no discount, and the page says why, if the API refuses it with the reason %s',
    async (refusal, text) => {
      const promo = { ...code, minimum: 900, discount: 0, refusal };
      api.reply(getPublicCart, { ...cart, promo });
      await openCart();
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('Total৳810.00');
    },
  );

  it('has no field if the API does not support promo codes', async () => {
    api.reply(getPublicCart, { ...cart, promo: undefined });
    await openCart();
    expect(screen.queryByText('Have a promo code?')).toBeNull();
  });
});
