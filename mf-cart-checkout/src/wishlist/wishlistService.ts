import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { findWishlistEntries } from '@marketplace/contracts/commerce/wishlist';
import { readAccessToken } from '@marketplace/contracts/cookies';
import type { EventMap, ProductChoice } from '@marketplace/contracts/events';
import { toast } from '@marketplace/contracts/notices';
import { bus } from '../../contracts';
import { followOtherTabs } from '../otherTabs';
import { runExclusive } from '../runExclusive';
import { translate } from '../translate';
import { loadRequests } from './loadRequests';

/**
 * Handles `wishlist:toggle-requested` (specification section 4).
 * @returns the unsubscribe function
 */
export function answerToggleRequests(): () => void {
  return bus.subscribe('wishlist:toggle-requested', (choice) => void answer(choice));
}

async function answer(request: EventMap['wishlist:toggle-requested']): Promise<void> {
  const { isAddition, ...choice } = request;
  if (readAccessToken() === undefined) return requestLogin(choice);
  try {
    const outcome = await runExclusive('wishlist', async () => {
      const { toggleEntry } = await loadRequests();
      return toggleEntry(choice, isAddition);
    });
    bus.publish(outcome === 'added' ? 'wishlist:item-added' : 'wishlist:item-removed', choice);
    const text =
      outcome === 'added' ? msg`Item added to Wishlist` : msg`Item removed from Wishlist`;
    toast.success(await translate(text));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return requestLogin(choice);
    const message = await toast.failure(error);
    bus.publish('wishlist:toggle-failed', { requestId: choice.requestId, message });
  }
}

/**
 * Opens the login dialog, and publishes that the toggle failed. If the toggle was an addition, the
 * dialog requests it again after the login.
 */
async function requestLogin({ requestId, ...wish }: ProductChoice): Promise<void> {
  const entries = bus.retained('wishlist:changed')?.entries ?? [];
  const isRemoval = findWishlistEntries(entries, wish).length > 0;
  bus.publish('session:login-requested', { reason: 'wishlist', ...(!isRemoval && { wish }) });
  const message = await translate(msg`Sign in to keep a wishlist`);
  bus.publish('wishlist:toggle-failed', { requestId, message });
}

/**
 * Removes a product from the wishlist after a signed-in customer has added it to the cart
 * (specification section 4).
 * @returns the unsubscribe function
 */
export function removeProductsInCart(): () => void {
  return bus.subscribe('cart:item-added', ({ productUuid }) => {
    if (readAccessToken() !== undefined) void remove(productUuid);
  });
}

async function remove(productUuid: string): Promise<void> {
  try {
    await runExclusive('wishlist', async () => {
      const { removeProduct } = await loadRequests();
      await removeProduct(productUuid);
    });
  } catch (error) {
    await toast.failure(error);
  }
}

/**
 * Loads the wishlist after a login and empties it after a logout (specification section 4).
 * @returns the unsubscribe function
 */
export function syncWithSession(): () => void {
  let loadedFor: string | undefined;
  return bus.subscribe('session:changed', ({ isLogin, user }) => {
    const customer = isLogin ? (user?.uuid ?? '') : undefined;
    // The shell publishes the session on every page. Loads the wishlist again only for another
    // customer.
    if (customer !== undefined && customer === loadedFor) return;
    loadedFor = customer;
    if (customer === undefined) bus.publish('wishlist:changed', { entries: [] });
    else void load();
  });
}

/**
 * Fetches the wishlist again after another tab has changed it.
 * @returns the unsubscribe function
 */
export const followWishlist = () =>
  followOtherTabs('wishlist', () => {
    if (readAccessToken() !== undefined) void load();
  });

async function load(): Promise<void> {
  try {
    await runExclusive('wishlist', async () => {
      const { reloadWishlist } = await loadRequests();
      await reloadWishlist();
    });
  } catch (error) {
    // Shows no toast for a 401, because the shell handles it.
    if (!(error instanceof ApiError && error.status === 401)) await toast.failure(error);
  }
}
