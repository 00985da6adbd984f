import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { bus, type ProductChoice } from '@marketplace/contracts/events';
import { readAccessToken } from '@marketplace/contracts/session/cookies';
import { announce, translate } from '../announce/announce';
import { takeTurn } from '../take-turn/takeTurn';

/** Answers `wishlist:toggle-requested` (specification section 4); returns how to stop. */
export function answerToggleRequests(): () => void {
  return bus.subscribe('wishlist:toggle-requested', (choice) => void answer(choice));
}

async function answer(choice: ProductChoice): Promise<void> {
  if (readAccessToken() === undefined) return askToSignIn(choice);
  try {
    const outcome = await takeTurn('wishlist', async () => {
      const { toggleEntry } = await import(/* webpackChunkName: "cart-data" */ './toggleEntry');
      return toggleEntry(choice);
    });
    bus.publish(`wishlist:item-${outcome}`, choice);
    await announce.success(
      outcome === 'added' ? msg`Item added to Wishlist` : msg`Item removed from Wishlist`,
    );
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return askToSignIn(choice);
    const message = await announce.failure(error);
    bus.publish('wishlist:toggle-failed', { requestId: choice.requestId, message });
  }
}

/** The requester waits for an answer all the same. */
async function askToSignIn({ requestId }: ProductChoice): Promise<void> {
  bus.publish('session:login-requested', { reason: 'wishlist' });
  const message = await translate(msg`Sign in to keep a wishlist`);
  bus.publish('wishlist:toggle-failed', { requestId, message });
}
