import type { RemoteService } from '@marketplace/contracts/RemoteModules';
import {
  answerAddRequests,
  answerQuantityRequests,
  followCart,
  resumeKeptChanges,
} from '../cart/cartService';
import { followSession } from '../cart/claimCart';
import {
  answerToggleRequests,
  followWishlist,
  removeProductsInCart,
  syncWithSession,
} from '../wishlist/wishlistService';

/**
 * The cart and wishlist service (specification section 4), for browsers only. It replies to
 * `cart:add-requested` with `cart:item-added` or `cart:add-failed`. It replies to
 * `cart:quantity-requested` with `cart:changed` or `cart:add-failed`. It replies to
 * `wishlist:toggle-requested` with `wishlist:item-added`, `wishlist:item-removed` or
 * `wishlist:toggle-failed`. It writes the cookies `cartUuid` and `cartQuantity`, assigns the cart
 * to the customer after a login, and publishes `cart:changed` and `wishlist:changed`. It also sends
 * changes of the cart that still waited for a connection when an earlier page was closed. It shows
 * toasts, so the publishers of requests must not show any.
 * @returns the function that stops the service
 */
export const activate: RemoteService['activate'] = () => {
  const stops = [
    followSession(),
    answerAddRequests(),
    answerQuantityRequests(),
    followCart(),
    resumeKeptChanges(),
    syncWithSession(),
    followWishlist(),
    answerToggleRequests(),
    removeProductsInCart(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
