import type { ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { CallInput } from '@marketplace/contracts/api/defineCall';
import { PASSWORD } from '../createTestMarket';
import { GROUP, PRODUCT, TAG } from '../marketUuids';
import { ADDRESS } from '../orderBody';
import type { CustomerFixtures } from './createCustomerFixtures';

interface Request {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** True if the request sends a form with a picture. */
  hasPicture?: boolean;
}

/** A request to an endpoint, and the status that each kind of client gets. */
interface Access {
  /** Builds a request that names belongings of a customer. */
  request: (own: CustomerFixtures) => Request;
  /** True if the request names something that other customers must not reach: they get a 404. */
  isOwned?: boolean;
  /** Status for everybody who may use the endpoint; default 200. */
  status?: number;
  /** Status for other customers, if it is neither 404 nor `status`. */
  statusForOthers?: number;
}

const plain: Access = { request: () => ({}) };
const POST = { slug: 'how-to-choose-fish' };
const PASSKEY = { id: 'e30', rawId: 'e30', type: 'public-key' };
const ofSection: Access = { request: () => ({ query: { featuredGroupUuid: GROUP.fish } }) };
const ofCart = ({ cart, cartItem }: CustomerFixtures) => ({
  params: { cartItemUuid: cartItem },
  query: { cartUuid: cart },
});
const ofAccount = (own: CustomerFixtures) => ({ emailOrPhone: own.phone });
const ofOrder = ({ placedOrder }: CustomerFixtures) => ({ id: placedOrder });

/** Ids of the endpoints that need params, query, body or files. */
type CallWithInput = {
  [Id in ApiCallId]: object extends CallInput<(typeof apiCalls)[Id]> ? never : Id;
}[ApiCallId];

/** One row for each endpoint that needs input. The type rejects a missing row. */
const accessTable: Readonly<Record<CallWithInput, Access>> &
  Readonly<Partial<Record<ApiCallId, Access>>> = {
  addBlogComment: { request: () => ({ params: POST, body: { comment: 'Good' } }) },
  addBlogReply: {
    request: () => ({ params: POST, body: { data: { commentUuid: TAG.fresh, reply: 'Yes' } } }),
    // 404, because no comment has this uuid.
    status: 404,
  },
  addCartItem: { request: () => ({ body: { productUuid: PRODUCT.honey } }) },
  // 400, because the challenge was never given out.
  addPasskey: {
    request: () => ({
      body: {
        credential: { ...PASSKEY, response: { clientDataJSON: 'e30', attestationObject: 'e30' } },
      },
    }),
    status: 400,
  },
  addWishlistEntry: { request: () => ({ body: { productUuid: PRODUCT.rui } }) },
  applyPromoCode: {
    request: ({ cart }) => ({ query: { cartUuid: cart }, body: { code: 'NO-SUCH-CODE' } }),
    // 404, because no promo code has this name.
    status: 404,
  },
  beginPhoneChange: {
    request: () => ({ body: { currentPassword: PASSWORD, phone: '01811000077' } }),
  },
  cancelMyOrder: { isOwned: true, request: (own) => ({ params: ofOrder(own), body: {} }) },
  cancelMyParcel: {
    isOwned: true,
    request: ({ placedOrder, placedParcel }) => ({
      params: { id: placedOrder, parcelUuid: placedParcel },
      body: {},
    }),
  },
  changeCartItem: { request: (own) => ({ ...ofCart(own), body: { quantity: 2 } }) },
  changePassword: {
    request: () => ({ body: { currentPassword: PASSWORD, password: 'seven blue boats' } }),
  },
  checkReviewEligibility: { request: () => ({ query: { productUuid: PRODUCT.rui } }) },
  chooseRefundAccount: {
    isOwned: true,
    request: ({ order, refund, refundAccount }) => ({
      params: { id: order, refundUuid: refund },
      body: { accountUuid: refundAccount },
    }),
  },
  claimCart: { request: ({ cart }) => ({ body: { cartUuid: cart } }) },
  // 400, because no code was sent.
  confirmPhoneChange: { request: () => ({ body: { otp: '000000' } }), status: 400 },
  createAddress: { request: () => ({ body: ADDRESS }) },
  createComplaint: {
    isOwned: true,
    request: ({ quietItem, problemCategory }) => ({
      body: {
        orderItemUuid: quietItem,
        problemCategoryUuid: problemCategory,
        description: 'The lid was open',
      },
    }),
  },
  createRefundAccount: {
    request: () => ({ body: { provider: 'bKash', number: '01711000009' } }),
  },
  createReview: {
    // Other customers are refused, because only customers who have received a product may review
    // it.
    request: (_own) => ({ body: { productUuid: PRODUCT.honey, rating: 5, comment: 'Good' } }),
    statusForOthers: 403,
  },
  // 403, because the request lacks the password. The customer's orders are open besides.
  deleteAccount: { request: () => ({ body: {} }), status: 403 },
  deleteAddress: { isOwned: true, request: ({ address }) => ({ params: { uuid: address } }) },
  deleteComplaint: { isOwned: true, request: ({ complaint }) => ({ params: { uuid: complaint } }) },
  deletePasskey: {
    isOwned: true,
    request: ({ passkey }) => ({ params: { uuid: passkey }, body: { currentPassword: PASSWORD } }),
  },
  deleteRefundAccount: {
    isOwned: true,
    request: ({ refundAccount }) => ({ params: { uuid: refundAccount } }),
  },
  endOtherSessions: { request: () => ({ body: { currentPassword: PASSWORD } }) },
  endSession: {
    isOwned: true,
    request: ({ session }) => ({ params: { uuid: session }, body: { currentPassword: PASSWORD } }),
  },
  forgotPassword: { request: (own) => ({ body: ofAccount(own) }) },
  getBlogByHandle: { request: () => ({ params: { handle: POST.slug } }) },
  getComplaint: { isOwned: true, request: ({ complaint }) => ({ params: { uuid: complaint } }) },
  getMenuItems: { request: () => ({ params: { menuId: 'main' } }) },
  getMyOrder: { isOwned: true, request: (own) => ({ params: ofOrder(own) }) },
  getProductByHandle: { request: () => ({ params: { handle: 'rui-fish' } }) },
  // Not owned: everybody who knows a cart's uuid may read the cart, because guests have no other
  // proof.
  getPublicCart: { request: ({ cart }) => ({ query: { cartUuid: cart } }) },
  getReorder: { isOwned: true, request: (own) => ({ params: ofOrder(own) }) },
  getShopByHandle: { request: () => ({ params: { handle: 'padma' } }) },
  listBlogComments: { request: () => ({ params: POST }) },
  listFeaturedProducts: ofSection,
  listFeaturedShops: ofSection,
  listFeaturedSubCategories: ofSection,
  listOtherSellers: { request: () => ({ query: { productUuid: PRODUCT.rui } }) },
  listOwnBlogTexts: { request: () => ({ params: POST }) },
  listReviews: { request: () => ({ query: { productUuid: PRODUCT.rui } }) },
  listUpazilas: { request: () => ({ query: { district: 'Dhaka' } }) },
  lookUpOrder: {
    request: ({ phone }) => ({ body: { orderNumber: 'NB-000000', phone } }),
    status: 404,
  },
  moveCartItem: { request: (own) => ({ ...ofCart(own), body: { to: 'cart' } }) },
  placeOrder: {
    request: ({ cart }) => ({
      body: {
        cartUuid: cart,
        shippingAddress: ADDRESS,
        billingAddress: ADDRESS,
        paymentMethod: 'cash-on-delivery',
      },
    }),
  },
  recordMeasurements: { request: () => ({ body: { events: [], vitals: [] } }) },
  removeCartItem: { request: ofCart },
  removePromoCode: { request: ({ cart }) => ({ query: { cartUuid: cart } }) },
  removeWishlistEntry: {
    isOwned: true,
    request: ({ wish }) => ({ params: { wishlistUuid: wish } }),
  },
  requestMyData: { request: () => ({ body: { currentPassword: PASSWORD } }) },
  reopenComplaint: {
    isOwned: true,
    request: ({ settledComplaint }) => ({
      params: { uuid: settledComplaint },
      body: { text: 'It broke again' },
    }),
  },
  reportNotReceived: {
    isOwned: true,
    request: ({ deliveredOrder, deliveredParcel }) => ({
      params: { id: deliveredOrder, parcelUuid: deliveredParcel },
      body: { description: 'Nobody rang' },
    }),
  },
  requestStockAlert: {
    request: ({ phone }) => ({ body: { productUuid: PRODUCT.untracked, emailOrPhone: phone } }),
  },
  resendOtp: { request: (own) => ({ body: ofAccount(own) }) },
  resetPassword: {
    request: (own) => ({
      body: { ...ofAccount(own), otp: '000000', password: 'seven blue boats' },
    }),
    status: 400,
  },
  searchProducts: { request: () => ({ query: { productName: 'rui' } }) },
  sendGuestCode: { request: ({ phone }) => ({ body: { phone } }) },
  sendOrderCode: {
    request: ({ phone }) => ({ body: { orderNumber: 'NB-000000', phone } }),
    status: 404,
  },
  sendSupportMessage: {
    request: ({ phone }) => ({ body: { name: 'Someone', emailOrPhone: phone, message: 'Hello' } }),
  },
  signIn: { request: (own) => ({ body: { ...ofAccount(own), password: PASSWORD } }) },
  signInByPasskey: {
    request: () => ({
      body: {
        credential: {
          ...PASSKEY,
          response: { clientDataJSON: 'e30', authenticatorData: 'e30', signature: 'e30' },
        },
      },
    }),
    status: 400,
  },
  signUp: {
    request: ({ phone }) => ({
      body: { fullName: 'Someone', phone, password: 'seven blue boats' },
    }),
  },
  startPasskey: { request: () => ({ body: { currentPassword: PASSWORD } }) },
  startPayment: {
    isOwned: true,
    request: (own) => ({ params: ofOrder(own), body: { method: 'cash-on-delivery' } }),
  },
  subscribe: { request: () => ({ body: { email: 'someone@example.com' } }) },
  updateAddress: {
    isOwned: true,
    request: ({ address }) => ({ params: { uuid: address }, body: { area: 'Banani' } }),
  },
  updateComplaint: {
    isOwned: true,
    request: ({ complaint }) => ({ params: { uuid: complaint }, body: { description: 'Worse' } }),
  },
  updateCurrentCustomer: { request: () => ({ body: { fullName: 'Someone else' } }) },
  updatePreferences: { request: () => ({ body: { messageLanguage: 'bn' } }) },
  uploadFiles: { request: () => ({ hasPicture: true }) },
  validateOtp: { request: (own) => ({ body: { ...ofAccount(own), otp: '000000' } }), status: 400 },
  verifyGuestPhone: { request: ({ phone }) => ({ body: { phone, otp: '000000' } }), status: 400 },
  verifyOrderCode: {
    request: ({ phone }) => ({ body: { orderNumber: 'NB-000000', phone, otp: '000000' } }),
    status: 400,
  },
  verifyPhone: { request: ({ phone }) => ({ body: { phone, otp: '000000' } }), status: 400 },
  writeComplaintMessage: {
    isOwned: true,
    request: ({ complaint }) => ({ params: { uuid: complaint }, body: { text: 'And wet' } }),
  },
};

/** An endpoint without a row needs no input and replies 200 to everybody who may use it. */
export const accessOf = (id: ApiCallId): Access => accessTable[id] ?? plain;
