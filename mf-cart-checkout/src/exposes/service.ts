import type { RemoteService } from '@marketplace/contracts/RemoteModules';
import { answerAddRequests, answerQuantityRequests, followCart } from '../cart/cartService';
import { followSession } from '../cart/claimCart';
import {
  answerToggleRequests,
  followWishlist,
  removeProductsInCart,
  syncWithSession,
} from '../wishlist/wishlistService';

/**
 * The cart and wishlist service (specification section 4): answers `cart:add-requested` with
 * `cart:item-added` or `cart:add-failed`, `cart:quantity-requested` with `cart:changed` or
 * `cart:add-failed`, and `wishlist:toggle-requested` with `wishlist:item-added`, `wishlist:item-removed`
 * or `wishlist:toggle-failed`; keeps the cookies `cartUuid` and `cartQuantity`, makes the cart that of
 * whoever signs in, and publishes `cart:changed` and `wishlist:changed`. Shows as a toast what the shopper
 * would not see otherwise, so requesters show none. Browser only. Returns
 * the function that stops it.
 */
export const activate: RemoteService['activate'] = () => {
  const stops = [
    followSession(),
    answerAddRequests(),
    answerQuantityRequests(),
    followCart(),
    syncWithSession(),
    followWishlist(),
    answerToggleRequests(),
    removeProductsInCart(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
