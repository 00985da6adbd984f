import type { Cart } from '@marketplace/contracts/api/publicCart';
import {
  clearAccessToken,
  readCartQuantity,
  readCartUuid,
  writeAccessToken,
  writeCart,
} from '@marketplace/contracts/cookies';
import { buildCart, CART_UUID } from '../testing/buildCart';
import { publishCart } from './publishCart';
import { repliedCart } from './repliedCart';
import { publishShown, readForPage } from './shownCart';

describe('the cart that a page shows', () => {
  const none = (): Cart => ({ uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 });
  beforeEach(() => {
    repliedCart.forget();
    publishCart(none());
  });

  it('is published as it was read', async () => {
    const shown = await readForPage(async () => buildCart());
    expect(publishShown(shown)).toBe(true);
    expect(readCartUuid()).toBe(CART_UUID);
  });

  it('is read again where another was published meanwhile', async () => {
    const replies = [none(), buildCart()];
    const shown = await readForPage(async () => {
      const [reply] = replies.splice(0, 1);
      if (replies.length > 0) publishCart(buildCart());
      return reply ?? none();
    });
    expect(shown.uuid).toBe(CART_UUID);
  });

  it('is read again with the cookie of now where the session has ended meanwhile', async () => {
    writeAccessToken('good', '2099-01-01T00:00:00.000Z');
    const read = jest.fn(async () => {
      clearAccessToken();
      return buildCart();
    });
    await readForPage(read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('takes no cookie of a cart that was published after it was read', async () => {
    const shown = await readForPage(async () => none());
    publishCart(buildCart());
    expect(publishShown(shown)).toBe(false);
    expect(readCartUuid()).toBe(CART_UUID);
  });

  it('takes the cookie of a cart that the host no longer knows', async () => {
    writeCart(CART_UUID, 1);
    expect(publishShown(await readForPage(async () => none()))).toBe(true);
    expect(readCartUuid()).toBeUndefined();
  });
});

describe('the cart of a page of the server', () => {
  it('takes no cookie that another tab has written since', async () => {
    await jest.isolateModulesAsync(async () => {
      // A new document: nothing was published in it.
      const document = await import('./shownCart');
      writeCart(CART_UUID, 1);
      const none = { uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 };
      expect(document.publishShown(none)).toBe(false);
      expect(readCartUuid()).toBe(CART_UUID);
      expect(document.publishShown(buildCart())).toBe(true);
    });
  });

  it('is not counted where another tab has changed it since', async () => {
    await jest.isolateModulesAsync(async () => {
      const document = await import('./shownCart');
      writeCart(CART_UUID, 2);
      expect(document.publishShown(buildCart())).toBe(false);
      expect(readCartQuantity()).toBe(2);
    });
  });
});
