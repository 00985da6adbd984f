/** Imports the requests at their first use. */
export const loadRequests = () => import(/* webpackChunkName: "cart-requests" */ './cartRequests');
