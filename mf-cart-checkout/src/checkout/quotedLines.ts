import type { Cart, CartItem } from '@marketplace/contracts/api/publicCart';

/** A cart item as the form showed it; `unitPrice` in taka. */
export interface QuotedLine {
  uuid: string;
  name: string;
  unitPrice: number;
  quantity: number;
}

/**
 * Name of the hidden field with the quoted cart items. The name must not change, because forms of
 * earlier releases may still be open in tabs.
 */
export const QUOTED_LINES_FIELD = 'seenLines';

/** Returns the items of a cart as the form shows them now. */
export const linesOf = ({ cartItems }: Pick<Cart, 'cartItems'>): QuotedLine[] =>
  cartItems.map((item) => {
    const { uuid, unitPrice, quantity } = item;
    return { uuid, name: nameOf(item), unitPrice, quantity };
  });

/**
 * Names product and variant of a cart item. Returns an empty text if the API no longer knows the
 * product.
 */
export const nameOf = ({ product, variant }: CartItem) =>
  variant && product.name ? `${product.name} (${variant.variant.join(', ')})` : product.name;

/** True if a cart item cannot be ordered, or if its price has changed since it was added. */
export const hasChangedSinceAdded = ({ cartItems }: Pick<Cart, 'cartItems'>) =>
  cartItems.some(
    ({ isAvailable, whenAdded, unitPrice }) =>
      !isAvailable || (whenAdded !== undefined && whenAdded.unitPrice !== unitPrice),
  );
