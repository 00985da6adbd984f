import {
  beginPhoneChange,
  changePassword,
  confirmPhoneChange,
  deleteAccount,
  getPhoneChange,
  requestMyData,
} from './account';
import { createAddress, deleteAddress, listAddresses, updateAddress } from './addresses';
import {
  forgotPassword,
  logout,
  resendOtp,
  resetPassword,
  signIn,
  signUp,
  validateOtp,
  verifyPhone,
} from './auth';
import { getBlogByHandle, listBlogs } from './blog';
import { addBlogComment, addBlogReply, listBlogComments, listOwnBlogTexts } from './blogComments';
import { getCapabilities } from './capabilities';
import {
  listFeaturedProductGroups,
  listFeaturedProducts,
  listFeaturedShopGroups,
  listFeaturedSubCategories,
  listFeaturedSubCategoryGroups,
  listSubCategories,
} from './categories';
import { getComplaint, reopenComplaint, writeComplaintMessage } from './complaintCases';
import {
  createComplaint,
  deleteComplaint,
  listComplaints,
  listProblemCategories,
  updateComplaint,
} from './complaints';
import { getCurrentCustomer, updateCurrentCustomer } from './customers';
import { countFacets, listBrands, listProductShops, listTags } from './facets';
import { sendGuestCode, verifyGuestPhone } from './guests';
import { reportNotReceived } from './handOvers';
import { listInformationPages } from './informationPages';
import { listDivisions, listUpazilas } from './locations';
import { recordMeasurements } from './measurements';
import { getMenuItems } from './menus';
import { subscribe } from './newsletter';
import { sendOrderCode, verifyOrderCode } from './orderAccess';
import { cancelMyOrder, getMyOrder, listMyOrders, placeOrder } from './orders';
import { listOtherSellers } from './otherSellers';
import { cancelMyParcel } from './parcelCancellation';
import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  signInByPasskey,
  startPasskey,
  startPasskeySignIn,
} from './passkeys';
import { startPayment } from './payments';
import { listPopularSearches } from './popularSearches';
import { getPreferences, updatePreferences } from './preferences';
import { getProductByHandle, listProducts, searchProducts } from './products';
import { applyPromoCode, removePromoCode } from './promoCodes';
import {
  addCartItem,
  changeCartItem,
  claimCart,
  getPublicCart,
  moveCartItem,
  removeCartItem,
} from './publicCart';
import {
  chooseRefundAccount,
  createRefundAccount,
  deleteRefundAccount,
  listRefundAccounts,
} from './refundAccounts';
import { getReorder } from './reorder';
import { checkReviewEligibility, createReview, listReviews } from './reviews';
import { endOtherSessions, endSession, listSessions } from './sessions';
import { getShopByHandle, listFeaturedShops, listShops } from './shops';
import { listHomeSliders } from './sliders';
import { requestStockAlert } from './stockAlerts';
import { sendSupportMessage } from './support';
import { lookUpOrder } from './trackedOrder';
import { uploadFiles } from './uploads';
import { addWishlistEntry, listWishlist, removeWishlistEntry } from './wishlist';

/**
 * Every call of the contract, by its id. API servers build their routes and conformance checks from
 * this list.
 */
export const apiCalls = {
  addBlogComment,
  addBlogReply,
  addCartItem,
  addPasskey,
  addWishlistEntry,
  applyPromoCode,
  beginPhoneChange,
  cancelMyOrder,
  cancelMyParcel,
  changeCartItem,
  changePassword,
  checkReviewEligibility,
  chooseRefundAccount,
  claimCart,
  confirmPhoneChange,
  countFacets,
  createAddress,
  createComplaint,
  createRefundAccount,
  createReview,
  deleteAccount,
  deleteAddress,
  deleteComplaint,
  deletePasskey,
  deleteRefundAccount,
  endOtherSessions,
  endSession,
  forgotPassword,
  getBlogByHandle,
  getCapabilities,
  getComplaint,
  getCurrentCustomer,
  getMenuItems,
  getMyOrder,
  getPhoneChange,
  getPreferences,
  getProductByHandle,
  getPublicCart,
  getReorder,
  getShopByHandle,
  listAddresses,
  listBlogComments,
  listBlogs,
  listBrands,
  listComplaints,
  listDivisions,
  listFeaturedProductGroups,
  listFeaturedProducts,
  listFeaturedShopGroups,
  listFeaturedShops,
  listFeaturedSubCategories,
  listFeaturedSubCategoryGroups,
  listHomeSliders,
  listInformationPages,
  listMyOrders,
  listOtherSellers,
  listOwnBlogTexts,
  listPasskeys,
  listPopularSearches,
  listProblemCategories,
  listProductShops,
  listProducts,
  listRefundAccounts,
  listReviews,
  listSessions,
  listShops,
  listSubCategories,
  listTags,
  listUpazilas,
  listWishlist,
  logout,
  lookUpOrder,
  moveCartItem,
  placeOrder,
  recordMeasurements,
  removeCartItem,
  removePromoCode,
  removeWishlistEntry,
  requestMyData,
  reopenComplaint,
  reportNotReceived,
  requestStockAlert,
  resendOtp,
  resetPassword,
  searchProducts,
  sendGuestCode,
  sendOrderCode,
  sendSupportMessage,
  signIn,
  signInByPasskey,
  signUp,
  startPasskey,
  startPasskeySignIn,
  startPayment,
  subscribe,
  updateAddress,
  updateComplaint,
  updateCurrentCustomer,
  updatePreferences,
  uploadFiles,
  validateOtp,
  verifyGuestPhone,
  verifyOrderCode,
  verifyPhone,
  writeComplaintMessage,
} as const;
export type ApiCallId = keyof typeof apiCalls;
