import type { ApiCallId } from '@marketplace/contracts/api/apiCalls';

/**
 * Presentation of a failed call (specification section 8). `stored`: kept with the form, shown inline;
 * `page`: the page's own error or not-found state; `region`: a fallback in its place; `unnoticed`: sent
 * when the page is left, which never learns the result.
 */
type Presentation = 'toast' | 'stored' | 'page' | 'region' | 'logged' | 'unnoticed';
/** `null`: no page makes the call. */
type Row = [Presentation, file: string, test: string] | null;

const catalog = (test: string, page: string) =>
  [`mf-catalog/src/routes/${page}.test.tsx`, test] as const;
const homeRegion = 'says in the region that %s failed, and shows everything else';
const facets = 'works without the one filter that failed: %s';
const reviews = 'mf-catalog/src/reviews/Reviews.test.tsx';
const account = (test: string, page: string) =>
  [`mf-account/src/routes/${page}.test.tsx`, test] as const;
const places = 'shared-contracts/src/design-system/forms/AddressFields.test.tsx';
const service = 'mf-cart-checkout/src/exposes/service.test.tsx';
const checkoutRequests = 'mf-cart-checkout/src/checkout/checkoutRequests.test.tsx';
const guests = 'mf-cart-checkout/src/routes/checkout.guest.test.tsx';
const comments = 'mf-content/src/blog/comments/Comments.test.tsx';
const code = 'shell/src/account-pages/phoneVerify.test.tsx';
const reset = 'shell/src/account-pages/resetPassword.test.tsx';
const popular = 'mf-catalog/src/search/PopularSearches.test.tsx';
const root = 'shell/src/app/rootLoader.test.ts';

/** How each call of the contract is shown to fail, and the test that holds it. */
export const ERROR_ROWS: Record<ApiCallId, Row> = {
  addBlogComment: ['stored', comments, 'keeps what was typed where a comment is refused'],
  addBlogReply: [
    'stored',
    comments,
    'says that an error occurred where a reply is refused, and keeps what was typed',
  ],
  addCartItem: [
    'toast',
    service,
    "shows the server's message and replies with it when the addition is refused",
  ],
  addWishlistEntry: ['toast', service, "shows the server's message when a toggle fails"],
  applyPromoCode: [
    'toast',
    'mf-cart-checkout/src/routes/cart.promoCode.test.tsx',
    "stays in its field when it is refused, with the server's message",
  ],
  cancelMyOrder: ['stored', ...account('says why it is too late', 'order')],
  changeCartItem: [
    'toast',
    'mf-cart-checkout/src/routes/cart.quantity.test.tsx',
    'falls back to the saved one after a failed save, with the reason',
  ],
  checkReviewEligibility: [
    'region',
    reviews,
    'says that something went wrong where the host cannot say, and asks again',
  ],
  claimCart: [
    'logged',
    'mf-cart-checkout/src/exposes/service.cartOwner.test.tsx',
    'is claimed again on the next page if the claim failed, which is only logged',
  ],
  createAddress: [
    'logged',
    checkoutRequests,
    'logs failures and throws nothing, because the order is placed',
  ],
  createComplaint: [
    'stored',
    ...account('says that a complaint about the line stands already', 'complaints.form'),
  ],
  createReview: [
    'toast',
    reviews,
    "shows the server's message as an error toast and keeps what was typed",
  ],
  deleteAddress: ['stored', ...account('says why an address was not deleted', 'profile.addresses')],
  deleteComplaint: [
    'stored',
    ...account(
      'says that it can no longer be deleted once the market has taken it up',
      'complaints',
    ),
  ],
  endOtherSessions: ['stored', ...account('say why they were not ended: %s', 'profile.sessions')],
  endSession: ['stored', ...account('say why they were not ended: %s', 'profile.sessions')],
  forgotPassword: ['stored', reset, 'shows that it was requested too often'],
  getBlogByHandle: [
    'page',
    'mf-content/src/exposes/routes.test.ts',
    'answers 404 for a post there is not',
  ],
  getCapabilities: [
    'region',
    'shell/src/support-chat/SupportDialogHost.test.tsx',
    'shows the contact links alone where the host %s',
  ],
  getCurrentCustomer: [
    'logged',
    root,
    'only logs that the customer fails to load, and keeps the token',
  ],
  getMenuItems: [
    'logged',
    root,
    'only logs a menu that fails to load, and shows the page without it',
  ],
  getMyOrder: [
    'page',
    'mf-account/src/exposes/routes.test.ts',
    'answers 404 for an order that is not the customer’s own',
  ],
  getProductByHandle: ['page', ...catalog('is not found for an unknown handle', 'product')],
  getPublicCart: [
    'toast',
    'mf-cart-checkout/src/routes/cart.failure.test.tsx',
    "shows the server's message as an error toast when it cannot be loaded",
  ],
  getShopByHandle: ['page', ...catalog('is a 404 for an unknown shop', 'shop')],
  listAddresses: [
    'logged',
    'mf-cart-checkout/src/exposes/routes.test.ts',
    'ask for the address if saved ones cannot be loaded',
  ],
  listBlogComments: ['region', comments, 'offers to load comments again that could not be had'],
  listBlogs: [
    'region',
    'mf-content/src/routes/blog.test.tsx',
    'still shows the post, and the way to all others, where the list fails',
  ],
  listBrands: ['logged', ...catalog(facets, 'product-list')],
  listComplaints: [
    'region',
    ...account(
      'costs its own region where the list fails, only logs it, and loads it on Retry',
      'complaints',
    ),
  ],
  listDivisions: ['region', places, 'has districts typed where the host %s'],
  listFeaturedProductGroups: ['region', ...catalog(homeRegion, 'home')],
  listFeaturedProducts: [
    'region',
    ...catalog('limits the failure of one section to its region, and loads it on Retry', 'home'),
  ],
  listFeaturedShopGroups: ['region', ...catalog(homeRegion, 'home')],
  listFeaturedShops: ['region', ...catalog(homeRegion, 'home')],
  listFeaturedSubCategories: ['region', ...catalog(homeRegion, 'home')],
  listFeaturedSubCategoryGroups: ['region', ...catalog(homeRegion, 'home')],
  listHomeSliders: ['region', ...catalog(homeRegion, 'home')],
  listInformationPages: [
    'region',
    'mf-content/src/routes/information.test.tsx',
    'shows the text of the release where the host answers %i',
  ],
  listMyOrders: [
    'page',
    'mf-account/src/exposes/routes.test.ts',
    'leads from %s home once the token is refused',
  ],
  listOtherSellers: [
    'logged',
    'mf-catalog/src/product/OtherSellers.test.tsx',
    'has no section where there are none, they fail, or the host does not say: %s',
  ],
  listOwnBlogTexts: ['logged', comments, 'goes on without own comments of a host that has none'],
  listPopularSearches: ['logged', popular, 'leave the recent ones in place if %s'],
  listProblemCategories: [
    'region',
    ...account(
      'offers Retry where the kinds of problems cannot be loaded, and keeps what was typed',
      'complaints.form',
    ),
  ],
  listProductShops: ['logged', ...catalog(facets, 'product-list')],
  listProducts: ['page', ...catalog('is a 404 past its last page', 'product-list')],
  listReviews: [
    'region',
    ...catalog(
      'limit failures of reviews and of one shelf to these sections, and load both on Retry',
      'product.sections',
    ),
  ],
  listSessions: [
    'region',
    ...account(
      'cost their own region where they cannot be loaded, and load on Retry',
      'profile.sessions',
    ),
  ],
  listShops: [
    'region',
    ...catalog(
      'keeps the frame of $path without $call.id, and loads it on Retry',
      'product-list.faults.full',
    ),
  ],
  listSubCategories: ['logged', ...catalog(facets, 'product-list')],
  listTags: ['logged', ...catalog(facets, 'product-list')],
  listUpazilas: [
    'region',
    places,
    'has upazilas typed where the host does not list those of the district',
  ],
  listWishlist: ['toast', service, "shows the server's message when the wishlist cannot be loaded"],
  logout: [
    'logged',
    'shell/src/session/SessionSync.test.tsx',
    'clears the session and goes home when %s',
  ],
  lookUpOrder: [
    'stored',
    'mf-account/src/routes/trackOrder.test.tsx',
    'keeps what was typed where it fails with %i, and says why',
  ],
  moveCartItem: [
    'toast',
    'mf-cart-checkout/src/routes/cart.test.tsx',
    'says why a product could not be moved, and leaves it unmoved',
  ],
  placeOrder: [
    'stored',
    'mf-cart-checkout/src/routes/checkout.test.tsx',
    'says that something went wrong, and orders once after a second press',
  ],
  recordMeasurements: [
    'unnoticed',
    'shell/src/measuring/startMeasuring.test.tsx',
    'sends what happened on the bus when the page is left, under the names of shops',
  ],
  removeCartItem: [
    'toast',
    'mf-cart-checkout/src/routes/cart.quantity.test.tsx',
    'the cart page fetches the cart again after a refused change, and says why',
  ],
  removePromoCode: [
    'toast',
    'mf-cart-checkout/src/routes/cart.promoCode.test.tsx',
    "stays in its field when it is refused, with the server's message",
  ],
  removeWishlistEntry: [
    'toast',
    'mf-cart-checkout/src/routes/wishlist.test.tsx',
    'keeps a product that could not be removed, and says why',
  ],
  requestStockAlert: [
    'stored',
    'mf-catalog/src/stock-alert/StockAlert.test.tsx',
    "shows the host's reason beside the field, and keeps the text",
  ],
  resendOtp: ['stored', code, 'waits as long as the API says'],
  resetPassword: ['stored', reset, 'can be retried after a timeout'],
  searchProducts: [
    'region',
    'mf-catalog/src/search/SearchForm.test.tsx',
    'says that the search failed, and still works as a form',
  ],
  sendGuestCode: ['stored', guests, 'keeps all input and says why if no code can be sent'],
  sendSupportMessage: [
    'stored',
    'shell/src/support-chat/SupportDialogHost.test.tsx',
    'keeps what was typed after a failure with %i, and says what the host said',
  ],
  signIn: [
    'toast',
    'shell/src/auth/LoginDialogHost.test.tsx',
    "shows the API's error as a toast and in the modal, and keeps the typed values",
  ],
  signUp: [
    'stored',
    'shell/src/account-pages/signUp.test.tsx',
    "shows the API's error at the field it names, with a message of our own",
  ],
  startPayment: [
    'logged',
    checkoutRequests,
    'logs failures and throws nothing, because the order is placed',
  ],
  subscribe: [
    'stored',
    'shell/src/newsletter/NewsletterForm.test.tsx',
    "shows the API's error message",
  ],
  updateAddress: [
    'stored',
    ...account(
      'keeps the form where the host cannot be reached, and saves it the next time',
      'profile.addresses',
    ),
  ],
  updateComplaint: [
    'stored',
    ...account('keeps a change that the host refuses, and says why', 'complaints.form'),
  ],
  updateCurrentCustomer: ['stored', ...account('say why they were not saved: %i %s', 'profile')],
  uploadFiles: [
    'stored',
    'mf-catalog/src/reviews/form/ReviewDialog.test.tsx',
    'stay if the host refuses another one, whose error is shown',
  ],
  validateOtp: ['stored', reset, 'is rejected beside the field when it is wrong'],
  verifyGuestPhone: [
    'stored',
    'mf-cart-checkout/src/routes/checkout.guestCode.test.tsx',
    'can be entered again after a wrong one, and all other input is kept',
  ],
  verifyPhone: ['stored', code, 'is rejected beside the field when it is wrong, and stays there'],
};
