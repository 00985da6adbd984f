import { createAddress, deleteAddress, listAddresses, updateAddress } from './addresses';
import { logout, signIn } from './auth';
import { getBlogByHandle, listBlogs } from './blog';
import { getCapabilities } from './capabilities';
import { listFeaturedProductGroups, listFeaturedProducts, listSubCategories } from './categories';
import { getCurrentCustomer } from './customers';
import { getMenuItems } from './menus';
import { getMyOrder, listMyOrders, placeOrder } from './orders';
import { startPayment } from './payments';
import { getProductByHandle, listProducts, searchProducts } from './products';
import { addCartItem, changeCartItem, getPublicCart, removeCartItem } from './publicCart';
import { listHomeSliders } from './sliders';
import { addWishlistEntry, listWishlist, removeWishlistEntry } from './wishlist';

/** Every call of the contract by its id; hosts build their routes and conformance checks from it. */
export const apiCalls = {
  addCartItem,
  addWishlistEntry,
  changeCartItem,
  createAddress,
  deleteAddress,
  getBlogByHandle,
  getCapabilities,
  getCurrentCustomer,
  getMenuItems,
  getMyOrder,
  getProductByHandle,
  getPublicCart,
  listAddresses,
  listBlogs,
  listFeaturedProductGroups,
  listFeaturedProducts,
  listHomeSliders,
  listMyOrders,
  listProducts,
  listSubCategories,
  listWishlist,
  logout,
  placeOrder,
  removeCartItem,
  removeWishlistEntry,
  searchProducts,
  signIn,
  startPayment,
  updateAddress,
} as const;
export type ApiCallId = keyof typeof apiCalls;
