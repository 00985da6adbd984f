import { ApiError } from '@marketplace/contracts/api/client';
import { bus } from '@marketplace/contracts/events';
import { announce } from '../announce/announce';
import { takeTurn } from '../take-turn/takeTurn';

/**
 * Loads the wishlist when somebody signs in and empties it when they leave (specification
 * section 4); returns how to stop.
 */
export function followSession(): () => void {
  let loadedFor: string | undefined;
  return bus.subscribe('session:changed', ({ isLogin, user }) => {
    const customer = isLogin ? (user?.uuid ?? '') : undefined;
    // The shell repeats itself with every page; only a change of person matters here.
    if (customer !== undefined && customer === loadedFor) return;
    loadedFor = customer;
    if (customer === undefined) bus.publish('wishlist:changed', { entries: [] });
    else void load();
  });
}

async function load(): Promise<void> {
  try {
    await takeTurn('wishlist', async () => {
      const { reloadWishlist } = await import(
        /* webpackChunkName: "cart-data" */ './reloadWishlist'
      );
      await reloadWishlist();
    });
  } catch (error) {
    // A refused token is the shell's to deal with.
    if (!(error instanceof ApiError && error.status === 401)) await announce.failure(error);
  }
}
