import type { PartManifest } from '@marketplace/contracts/PartManifest';

/**
 * Declares the modules, topics and calls that this remote provides and uses. `pages.ts` lists its
 * pages.
 */
export const manifest = {
  name: 'mf_cart_checkout',
  exposes: {
    './routes': './src/exposes/routes.ts',
    './service': './src/exposes/service.ts',
  },
  publishes: [
    'cart:add-failed',
    'cart:add-requested',
    'cart:changed',
    'cart:item-added',
    'cart:quantity-expected',
    'checkout:started',
    'order:placed',
    'session:login-requested',
    'toast:requested',
    'wishlist:changed',
    'wishlist:item-added',
    'wishlist:item-removed',
    'wishlist:toggle-failed',
  ],
  listensTo: [
    'cart:add-failed',
    'cart:add-requested',
    'cart:changed',
    'cart:item-added',
    'cart:quantity-requested',
    'session:changed',
    'wishlist:changed',
    'wishlist:toggle-requested',
  ],
  calls: [
    'addCartItem',
    'addWishlistEntry',
    'applyPromoCode',
    'changeCartItem',
    'claimCart',
    'createAddress',
    'getCapabilities',
    'getCurrentCustomer',
    'getMyOrder',
    'getPublicCart',
    'listAddresses',
    'listDivisions',
    'listUpazilas',
    'listWishlist',
    'moveCartItem',
    'placeOrder',
    'removeCartItem',
    'removePromoCode',
    'removeWishlistEntry',
    'sendGuestCode',
    'startPayment',
    'updateAddress',
    'verifyGuestPhone',
  ],
} as const satisfies PartManifest;
