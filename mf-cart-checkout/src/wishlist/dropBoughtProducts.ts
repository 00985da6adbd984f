import { bus } from '@marketplace/contracts/events';
import { readAccessToken } from '@marketplace/contracts/session/cookies';
import { announce } from '../announce/announce';
import { takeTurn } from '../take-turn/takeTurn';

/**
 * What a signed-in customer puts into the cart leaves the wishlist (specification section 4);
 * returns how to stop.
 */
export function dropBoughtProducts(): () => void {
  return bus.subscribe('cart:item-added', ({ productUuid }) => {
    if (readAccessToken() !== undefined) void drop(productUuid);
  });
}

async function drop(productUuid: string): Promise<void> {
  try {
    await takeTurn('wishlist', async () => {
      const { dropProduct } = await import(/* webpackChunkName: "cart-data" */ './dropProduct');
      await dropProduct(productUuid);
    });
  } catch (error) {
    await announce.failure(error);
  }
}
