import type { Cart, CartItem } from '@marketplace/contracts/api/publicCart';

/** A line of a cart as the shopper saw it; `unitPrice` in taka. */
export interface SeenLine {
  uuid: string;
  name: string;
  unitPrice: number;
  quantity: number;
}

/** Name of the hidden field that holds the lines of the cart that the form was shown with. */
export const SEEN_FIELD = 'seenLines';

/** The lines of a cart as they are shown now. */
export const linesOf = ({ cartItems }: Pick<Cart, 'cartItems'>): SeenLine[] =>
  cartItems.map((item) => {
    const { uuid, unitPrice, quantity } = item;
    return { uuid, name: nameOf(item), unitPrice, quantity };
  });

/** Product and variant of a line, as one text; empty where the host does not know the product any more. */
export const nameOf = ({ product, variant }: CartItem) =>
  variant && product.name ? `${product.name} (${variant.variant.join(', ')})` : product.name;

/** True where a line cannot be ordered, or costs another price than when it was added. */
export const hasChangedSinceAdded = ({ cartItems }: Pick<Cart, 'cartItems'>) =>
  cartItems.some(
    ({ isAvailable, whenAdded, unitPrice }) =>
      !isAvailable || (whenAdded !== undefined && whenAdded.unitPrice !== unitPrice),
  );
