/** Imports the requests at their first use. */
export const loadRequests = () =>
  import(/* webpackChunkName: "wishlist-requests" */ './wishlistRequests');
