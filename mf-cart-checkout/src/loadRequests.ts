/*
 * Imports the requests at their first use. Those of cart and wishlist share a chunk, because each
 * separate chunk would contain the same schemas again.
 */

export const loadCartRequests = () =>
  import(/* webpackChunkName: "cart-requests" */ './cart/cartRequests');

export const loadWishlistRequests = () =>
  import(/* webpackChunkName: "cart-requests" */ './wishlist/wishlistRequests');
