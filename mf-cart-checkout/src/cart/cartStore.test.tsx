import type { Cart } from '@marketplace/contracts/api/publicCart';
import {
  clearAccessToken,
  readCartQuantity,
  readCartUuid,
  writeAccessToken,
  writeCart,
} from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import {
  dispatch,
  publishCart,
  publishDisplayed,
  publishEmptyCart,
  publishMutation,
  readForPage,
  readMutationResult,
} from './cartStore';

const none = (): Cart => ({ uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 });

beforeEach(() => {
  dispatch({ type: 'invalidated' });
  publishCart(none());
});

describe('a published cart', () => {
  const three = buildCart([buildCartItem(1, { quantity: 3 })]);

  // @spec 3.19
  it('is written to the cookies before it reaches subscribers', () => {
    const seen: unknown[] = [];
    const stop = bus.subscribe('cart:changed', ({ totalQuantity }) =>
      seen.push([totalQuantity, readCartUuid(), readCartQuantity()]),
    );
    publishCart(three);
    expect(seen.at(-1)).toEqual([3, CART_UUID, 3]);
    stop();
  });

  // @spec 3.26
  it('is removed from the cookies if the API reports that there is no cart', () => {
    publishCart(three);
    publishCart(none());
    expect(readCartUuid()).toBeUndefined();
    expect(bus.retained('cart:changed')).toEqual({
      cartUuid: '',
      totalQuantity: 0,
      cartItems: [],
    });
  });

  it('is empty after an order', () => {
    publishCart(three);
    publishEmptyCart();
    expect(readCartQuantity()).toBe(0);
    expect(bus.retained('cart:changed')?.totalQuantity).toBe(0);
  });
});

describe('the reply to a mutation', () => {
  it('is used by a loader that runs less than a second later', async () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(5000);
    await publishMutation(async () => buildCart());
    now.mockReturnValue(5999);
    expect(readMutationResult()?.uuid).toBe(CART_UUID);
    now.mockReturnValue(6000);
    expect(readMutationResult()).toBeUndefined();
    now.mockRestore();
  });
});

describe('the cart that a page displays', () => {
  it('is published unchanged after it was loaded', async () => {
    const displayed = await readForPage(async () => buildCart());
    expect(publishDisplayed(displayed)).toBe(true);
    expect(readCartUuid()).toBe(CART_UUID);
  });

  it('is fetched again if another cart was published during the request', async () => {
    const replies = [none(), buildCart()];
    const displayed = await readForPage(async () => {
      const [reply] = replies.splice(0, 1);
      if (replies.length > 0) publishCart(buildCart());
      return reply ?? none();
    });
    expect(displayed.uuid).toBe(CART_UUID);
  });

  it('is fetched again with the current cookie if the access token was deleted during the request', async () => {
    writeAccessToken('good', 3600);
    const read = jest.fn(async () => {
      clearAccessToken();
      return buildCart();
    });
    await readForPage(read);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("is outdated if another cart was published after the request, and leaves that other cart's cookie unchanged", async () => {
    const displayed = await readForPage(async () => none());
    publishCart(buildCart());
    expect(publishDisplayed(displayed)).toBe(false);
    expect(readCartUuid()).toBe(CART_UUID);
  });

  it('is removed from the cookie if the API no longer knows it', async () => {
    writeCart(CART_UUID, 1);
    expect(publishDisplayed(await readForPage(async () => none()))).toBe(true);
    expect(readCartUuid()).toBeUndefined();
  });
});

describe('the cart of a page that the server rendered', () => {
  it('does not replace a cart cookie that another tab wrote later', async () => {
    await jest.isolateModulesAsync(async () => {
      // Imports a fresh module, because a new document starts with an empty store.
      const document = await import('./cartStore');
      writeCart(CART_UUID, 1);
      expect(document.publishDisplayed(none())).toBe(false);
      expect(readCartUuid()).toBe(CART_UUID);
      expect(document.publishDisplayed(buildCart())).toBe(true);
    });
  });

  it('does not replace a quantity cookie that another tab wrote later', async () => {
    await jest.isolateModulesAsync(async () => {
      const document = await import('./cartStore');
      writeCart(CART_UUID, 2);
      expect(document.publishDisplayed(buildCart())).toBe(false);
      expect(readCartQuantity()).toBe(2);
    });
  });
});
