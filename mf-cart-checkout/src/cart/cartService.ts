import { msg } from '@lingui/core/macro';
import { readCartQuantity } from '@marketplace/contracts/cookies';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { runExclusive } from '../runExclusive';
import { toast, toCart } from '../toast';
import { publishChange, publishReply } from './publishCart';

/**
 * Answers `cart:add-requested` (specification section 4); the reply to an addition is the cart, which is
 * not fetched again. Returns the unsubscribe function.
 */
export function answerAddRequests(): () => void {
  return bus.subscribe('cart:add-requested', (choice) => void answer(choice));
}

/** Pieces whose addition was asked for and not answered yet. */
let awaited = 0;

/**
 * Publishes what the cart will hold once all of them are there. The cookie and `cart:changed` keep to what
 * the server said (decision note 057).
 */
function expectPieces(change: number): void {
  awaited += change;
  bus.publish('cart:quantity-expected', { totalQuantity: readCartQuantity() + awaited });
}

async function add(choice: EventMap['cart:add-requested']): Promise<void> {
  expectPieces(choice.quantity);
  try {
    await runExclusive('cart', async () => {
      const { addToCart } = await import(/* webpackChunkName: "cart-data" */ './cartRequests');
      await publishChange(() => addToCart(choice));
    });
  } finally {
    expectPieces(-choice.quantity);
  }
}

async function answer(choice: EventMap['cart:add-requested']): Promise<void> {
  try {
    await add(choice);
  } catch (error) {
    const message = await toast.failure(error);
    bus.publish('cart:add-failed', { requestId: choice.requestId, message });
    // A lost reply may have been a success; the failure has been shown already.
    await refreshCart().then(
      () => tabChannel.post('cart'),
      () => undefined,
    );
    return;
  }
  bus.publish('cart:item-added', choice);
  await toast.success(msg`Item added to cart`, toCart());
}

/** Reloads the cart; exclusive, so that no stale reply overwrites a newer one. */
export const refreshCart = () =>
  runExclusive('cart', async () => {
    const { fetchCart } = await import(/* webpackChunkName: "cart-data" */ './cartRequests');
    await publishReply(() => fetchCart());
  });
