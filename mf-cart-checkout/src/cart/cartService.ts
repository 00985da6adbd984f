import { msg } from '@lingui/core/macro';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { runExclusive } from '../runExclusive';
import { toast } from '../toast';
import { publishCart } from './publishCart';

/** Answers `cart:add-requested` (specification section 4); returns the unsubscribe function. */
export function answerAddRequests(): () => void {
  return bus.subscribe('cart:add-requested', (choice) => void answer(choice));
}

async function answer(choice: EventMap['cart:add-requested']): Promise<void> {
  try {
    await runExclusive('cart', async () => {
      const { addToCart } = await import(/* webpackChunkName: "cart-data" */ './cartRequests');
      publishCart(await addToCart(choice));
    });
  } catch (error) {
    const message = await toast.failure(error);
    bus.publish('cart:add-failed', { requestId: choice.requestId, message });
    // A lost reply may have been a success; the failure has been shown already.
    await refreshCart().catch(() => undefined);
    return;
  }
  bus.publish('cart:item-added', choice);
  await toast.success(msg`Item added to cart`);
  await refreshCart().catch(toast.failure);
}

/** Reloads the cart; exclusive, so that no stale reply overwrites a newer one. */
export const refreshCart = () =>
  runExclusive('cart', async () => {
    const { fetchCart } = await import(/* webpackChunkName: "cart-data" */ './cartRequests');
    publishCart(await fetchCart());
  });
