/** Imports the requests at their first use. */
export const loadCartRequests = () =>
  import(/* webpackChunkName: "cart-requests" */ './cart/cartRequests');

/** Imports the requests at their first use. */
export const loadWishlistRequests = () =>
  import(/* webpackChunkName: "wishlist-requests" */ './wishlist/wishlistRequests');
