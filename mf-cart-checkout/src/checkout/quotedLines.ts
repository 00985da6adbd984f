import type { Cart, CartItem } from '@marketplace/contracts/api/publicCart';

/** A line of a cart as a form was shown with it; `unitPrice` in taka. */
export interface QuotedLine {
  uuid: string;
  name: string;
  unitPrice: number;
  quantity: number;
}

/**
 * Name of the hidden field with these lines. It must not change, because forms of earlier releases
 * may still be open in tabs.
 */
export const QUOTED_LINES_FIELD = 'seenLines';

/** The lines of a cart as they are shown now. */
export const linesOf = ({ cartItems }: Pick<Cart, 'cartItems'>): QuotedLine[] =>
  cartItems.map((item) => {
    const { uuid, unitPrice, quantity } = item;
    return { uuid, name: nameOf(item), unitPrice, quantity };
  });

/**
 * Product and variant of a line as one text; empty if the host does not know the product any more.
 */
export const nameOf = ({ product, variant }: CartItem) =>
  variant && product.name ? `${product.name} (${variant.variant.join(', ')})` : product.name;

/** True if a line cannot be ordered, or if its price differs from that when it was added. */
export const hasChangedSinceAdded = ({ cartItems }: Pick<Cart, 'cartItems'>) =>
  cartItems.some(
    ({ isAvailable, whenAdded, unitPrice }) =>
      !isAvailable || (whenAdded !== undefined && whenAdded.unitPrice !== unitPrice),
  );
