import type { Cart } from '@marketplace/contracts/api/publicCart';
import { readAccessToken, readCartQuantity, readCartUuid } from '@marketplace/contracts/cookies';
import { lastPublished, publishCart } from './publishCart';
import { repliedCart } from './repliedCart';

/** Carts that were read for a page, with the one that was published last before. */
const publishedBefore = new WeakMap<Cart, Cart | undefined>();

/**
 * The cart for a page. It is read again, or taken from a reply, where another was published meanwhile, which is
 * newer, or where its customer has left or the session has ended: with the cookie of now.
 */
export async function readForPage(read: () => Promise<Cart>): Promise<Cart> {
  const token = readAccessToken();
  const before = lastPublished();
  const cart = await read();
  const hasLeft = token !== undefined && readAccessToken() !== token;
  if (lastPublished() !== before || hasLeft) return repliedCart.read() ?? readForPage(read);
  publishedBefore.set(cart, before);
  return cart;
}

/**
 * Publishes the cart that a page shows.
 * @returns false where it is not the cart of now: another was published since it was read, or, of a page of the
 * server, another tab has made or changed one
 */
export function publishShown(cart: Cart): boolean {
  const published = lastPublished();
  if (published === cart) return true;
  if (published !== publishedBefore.get(cart)) return false;
  const isOfCookie =
    publishedBefore.has(cart) ||
    (readCartUuid() === (cart.uuid ?? undefined) && readCartQuantity() === cart.totalQuantity);
  if (isOfCookie) publishCart(cart);
  return isOfCookie;
}
