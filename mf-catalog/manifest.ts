import type { PartManifest } from '@marketplace/contracts/PartManifest';

/** What this remote gives to the other parts and takes from them; its pages are in `pages.ts`. */
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
} as const satisfies PartManifest;
