import { msg } from '@lingui/core/macro';
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { addWishlistEntry } from '@marketplace/contracts/api/wishlist';
import { bus, type ProductChoice } from '@marketplace/contracts/events';
import { readAccessToken } from '@marketplace/contracts/session/cookies';
import { announce, translate } from '../announce/announce';
import { takeTurn } from '../take-turn/takeTurn';
import { findEntries } from './findEntries';
import { reloadWishlist } from './reloadWishlist';
import { removeEntries } from './removeEntries';

/** Answers `wishlist:toggle-requested` (specification section 4); returns how to stop. */
export function answerToggleRequests(): () => void {
  return bus.subscribe('wishlist:toggle-requested', (choice) => void answer(choice));
}

async function answer(choice: ProductChoice): Promise<void> {
  if (readAccessToken() === undefined) return askToSignIn(choice);
  try {
    const outcome = await takeTurn('wishlist', () => toggle(choice));
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

async function toggle(choice: ProductChoice): Promise<'added' | 'removed'> {
  const entries = bus.retained('wishlist:changed')?.entries ?? (await reloadWishlist());
  const found = findEntries(entries, choice);
  const { productUuid, productVariantUuid } = choice;
  if (found.length > 0) await removeEntries(found);
  else await callApi(addWishlistEntry, { body: { productUuid, productVariantUuid } });
  // The toggle itself is done; a list that cannot be loaded is another failure, told on its own.
  await reloadWishlist().catch(announce.failure);
  return found.length > 0 ? 'removed' : 'added';
}

/** The requester waits for an answer all the same. */
async function askToSignIn({ requestId }: ProductChoice): Promise<void> {
  bus.publish('session:login-requested', { reason: 'wishlist' });
  const message = await translate(msg`Sign in to keep a wishlist`);
  bus.publish('wishlist:toggle-failed', { requestId, message });
}
