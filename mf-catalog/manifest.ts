import type { PartManifest } from '@marketplace/contracts/PartManifest';

/**
 * Declares the modules, topics and calls that this remote provides and uses. `pages.ts` lists its
 * pages.
 */
export const manifest = {
  name: 'mf_catalog',
  exposes: {
    './routes': './src/exposes/routes.ts',
    './SearchBox': './src/exposes/SearchBox.tsx',
    './QuickView': './src/exposes/QuickView.tsx',
  },
  publishes: [
    'cart:add-requested',
    'cart:quantity-requested',
    'product:viewed',
    'quick-view:closed',
    'quick-view:requested',
    'session:login-requested',
    'toast:requested',
    'wishlist:toggle-requested',
  ],
  listensTo: [
    'cart:add-failed',
    'cart:changed',
    'cart:item-added',
    'cart:quantity-expected',
    'quick-view:requested',
    'session:changed',
    'wishlist:changed',
    'wishlist:item-added',
    'wishlist:item-removed',
    'wishlist:toggle-failed',
  ],
  calls: [
    'checkReviewEligibility',
    'countFacets',
    'createReview',
    'getProductByHandle',
    'getShopByHandle',
    'listBrands',
    'listFeaturedProductGroups',
    'listFeaturedProducts',
    'listFeaturedShopGroups',
    'listFeaturedShops',
    'listFeaturedSubCategories',
    'listFeaturedSubCategoryGroups',
    'listHomeSliders',
    'listOtherSellers',
    'listPopularSearches',
    'listProductShops',
    'listProducts',
    'listReviews',
    'listShops',
    'listSubCategories',
    'listTags',
    'requestStockAlert',
    'searchProducts',
  ],
} as const satisfies PartManifest;
