import { msg } from '@lingui/core/macro';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { announce } from '../announce/announce';
import { takeTurn } from '../take-turn/takeTurn';
import { refreshCart } from './refreshCart';

/** Answers `cart:add-requested` (specification section 4); returns how to stop. */
export function answerAddRequests(): () => void {
  return bus.subscribe('cart:add-requested', (choice) => void answer(choice));
}

async function answer(choice: EventMap['cart:add-requested']): Promise<void> {
  try {
    await takeTurn('cart', async () => {
      const { addToCart } = await import(/* webpackChunkName: "cart-data" */ './addToCart');
      await addToCart(choice);
    });
  } catch (error) {
    const message = await announce.failure(error);
    bus.publish('cart:add-failed', { requestId: choice.requestId, message });
    // A reply that was lost on its way may have been a yes; its failure has been told already.
    await refreshCart().catch(() => undefined);
    return;
  }
  bus.publish('cart:item-added', choice);
  await announce.success(msg`Item added to cart`);
  await refreshCart().catch(announce.failure);
}
