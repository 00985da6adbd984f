import type { LoadedModule, PartManifest } from '@marketplace/contracts/PartManifest';

/**
 * Topics that the shell publishes and listens to, API calls that it makes, and modules that it
 * loads from remotes.
 */
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
  calls: [
    'addPasskey',
    'forgotPassword',
    'getCapabilities',
    'getCurrentCustomer',
    'getMenuItems',
    'getMyOrder',
    'listFeaturedProductGroups',
    'listPasskeys',
    'listShops',
    'listSubCategories',
    'logout',
    'resendOtp',
    'resetPassword',
    'signIn',
    'signInByPasskey',
    'startPasskey',
    'startPasskeySignIn',
    'claimCart',
    'signUp',
    'subscribe',
    'validateOtp',
    'verifyPhone',
  ],
  loads: [
    { remote: '*', module: './routes', exports: ['routes', 'loadMessages'] },
    { module: './service', exports: ['activate'] },
    { module: './SearchBox', exports: ['default'] },
    { module: './QuickView', exports: ['default'] },
  ],
} as const satisfies PartManifest;

/** Name of a remote's module that the shell loads. Only names in the manifest compile. */
export type RemoteModuleName = LoadedModule<typeof manifest>;

/** Slot of the shell for a remote's widget. Only names in the manifest compile. */
export type SlotName = Exclude<RemoteModuleName, 'routes' | 'service'>;
