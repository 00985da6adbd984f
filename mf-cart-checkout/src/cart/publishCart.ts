import type { Cart } from '@marketplace/contracts/api/publicCart';
import { cartOwner } from '@marketplace/contracts/commerce/cartOwner';
import {
  clearCart,
  readAccessToken,
  readCartQuantity,
  readCartUuid,
  writeCart,
} from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { followOtherTabs } from '../otherTabs';
import { repliedCart } from './repliedCart';

let published: Cart | undefined;

/** The cart that was published last in this tab. */
export const lastPublished = () => published;

/** Writes the cookies of a cart, then publishes it, so that subscribers find the cookies current. */
export function publishCart(cart: Cart): void {
  const { uuid, totalQuantity, cartItems } = cart;
  published = cart;
  const owner = cartOwner.read();
  if (uuid === null) clearCart();
  else writeCart(uuid, totalQuantity);
  // The first piece of a customer without a cart has made one, which is theirs.
  if (owner !== null && readAccessToken() !== undefined) cartOwner.write(owner, uuid);
  bus.publish('cart:changed', { cartUuid: uuid ?? '', totalQuantity, cartItems });
}

/**
 * Publishes the cart that a request replies, and hands it to the loaders that run next. A reply whose
 * customer has left meanwhile is dropped: it would put their cart back on the device.
 * @returns the published cart
 */
export async function publishReply(
  request: () => Promise<Cart | undefined>,
): Promise<Cart | undefined> {
  const token = readAccessToken();
  const cart = await request();
  if (!cart || (token !== undefined && readAccessToken() !== token)) return undefined;
  repliedCart.keep(cart);
  publishCart(cart);
  return cart;
}

/** The same of a request that changes the cart, which other tabs are told. */
export async function publishChange(
  request: () => Promise<Cart | undefined>,
): Promise<Cart | undefined> {
  const cart = await publishReply(request);
  if (cart) tabChannel.post('cart');
  return cart;
}

/** A placed order leaves nothing in its cart but the lines kept for later. */
export function publishEmptyCart(): void {
  const uuid = readCartUuid() ?? null;
  repliedCart.forget();
  publishCart({ uuid, totalQuantity: 0, cartItems: [], subtotal: 0 });
  tabChannel.post('cart');
}

/** The service first, whenever it began; the page that shows the cart comes last, and loads it for all. */
const watchers: (() => void)[] = [];

/**
 * Tabs share cookies but not the bus: after another one changed the cart, `onOutdated` of who watches
 * last runs.
 * @returns unsubscribe
 */
export function watchOtherTabs(watcher: 'page' | 'service', onOutdated: () => void): () => void {
  if (watcher === 'page') watchers.push(onOutdated);
  else watchers.unshift(onOutdated);
  const isLast = () => watchers.at(-1) === onOutdated;
  const stop = followOtherTabs(
    'cart',
    () => {
      // Without a cart the header counts by the cookie.
      if (isLast() && bus.retained('cart:changed')) onOutdated();
    },
    () => isLast() && isOutdated(),
  );
  return () => {
    stop();
    watchers.splice(watchers.indexOf(onOutdated), 1);
    // A page may be left while it loads what another tab has changed.
    if (isOutdated()) watchers.at(-1)?.();
  };
}

function isOutdated(): boolean {
  const known = bus.retained('cart:changed');
  if (!known) return false;
  const { cartUuid, totalQuantity } = known;
  return cartUuid !== (readCartUuid() ?? '') || totalQuantity !== readCartQuantity();
}
