import type { CartItem } from '../api/publicCart';
import type { WishlistEntry } from '../api/wishlist';

/** A customer as other parts may know them; nothing that only the profile page needs. */
export interface SessionUser {
  uuid: string;
  fullName: string;
}

/** Names a product, or one variant of it, that a shopper acted on. */
export interface ProductChoice {
  requestId: string;
  productUuid: string;
  productVariantUuid?: string;
}

/** What is bought, as it is measured. */
interface Purchase {
  /** Taka, of all items together, without delivery. */
  value: number;
  items: { productUuid: string; productVariantUuid?: string; quantity: number }[];
}

interface Failure {
  requestId: string;
  /** Message shown to the shopper. */
  message: string;
}

interface RemoteModule {
  remote: string;
  version: string;
  module: string;
}

/**
 * Every topic and its payload (design of the storefront, section 6). Names are
 * `owner:what-happened`; payloads are plain data. Topics ending in `requested` may be published by
 * anyone and are answered by one owner; every other topic has exactly one publisher, but that the
 * shell publishes the failures of a remote that cannot be loaded.
 */
export type EventMap = {
  'session:changed': { isLogin: boolean; user: SessionUser | null };
  'session:login-requested': {
    reason: 'header' | 'wishlist' | 'checkout' | 'review' | 'comment';
    /** The login modal says so: a session that was there has ended by itself. */
    hasSessionEnded?: boolean;
  };
  'cart:changed': { cartUuid: string; totalQuantity: number; cartItems: CartItem[] };
  'cart:add-requested': ProductChoice & { quantity: number };
  'cart:item-added': ProductChoice & { quantity: number };
  'cart:add-failed': Failure;
  'wishlist:changed': { entries: WishlistEntry[] };
  'wishlist:toggle-requested': ProductChoice;
  'wishlist:item-added': ProductChoice;
  'wishlist:item-removed': ProductChoice;
  'wishlist:toggle-failed': Failure;
  'product:viewed': { productUuid: string; price: number };
  'checkout:started': Purchase;
  'order:placed': Purchase;
  'quick-view:requested': { handle: string };
  'quick-view:closed': { handle: string };
  'support-chat:requested': Record<string, never>;
  'consent:changed': { statistics: boolean; chat: boolean };
  'consent:choice-requested': Record<string, never>;
  'toast:requested': { kind: 'success' | 'error' | 'info'; message: string };
  'remote:loaded': RemoteModule & { ms: number };
  'remote:failed': RemoteModule & { error: string };
};

export type Topic = keyof EventMap;

/** Topics whose last value a late subscriber still gets. */
export const RETAINED_TOPICS: ReadonlySet<Topic> = new Set<Topic>([
  'session:changed',
  'cart:changed',
  'wishlist:changed',
  'consent:changed',
]);

/** True for topics that are queued while they have no subscriber. */
export const isRequest = (topic: Topic) => /[:-]requested$/.test(topic);
