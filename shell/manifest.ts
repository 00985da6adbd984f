import type { PartManifest } from '@marketplace/contracts/PartManifest';

/** What the shell gives to the remotes and takes from them. */
export const manifest = {
  name: 'shell',
  publishes: [
    'cart:add-failed',
    'consent:changed',
    'consent:choice-requested',
    'quick-view:requested',
    'remote:failed',
    'remote:loaded',
    'session:changed',
    'session:login-requested',
    'support-chat:requested',
    'toast:requested',
    'wishlist:toggle-failed',
    'wishlist:toggle-requested',
  ],
  listensTo: [
    'cart:changed',
    'cart:item-added',
    'cart:quantity-expected',
    'checkout:started',
    'consent:changed',
    'consent:choice-requested',
    'order:placed',
    'product:viewed',
    'quick-view:requested',
    'remote:failed',
    'remote:loaded',
    'session:changed',
    'session:login-requested',
    'support-chat:requested',
    'toast:requested',
    'wishlist:changed',
    'wishlist:item-added',
  ],
} as const satisfies PartManifest;
