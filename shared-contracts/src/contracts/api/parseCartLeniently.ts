import { type CartItem, cartItem } from './cartItem';
import { asFields, deletedProduct, type Fields, readOr } from './deletedProduct';

/**
 * Repairs a reply with a cart. A line that cannot be parsed becomes a deleted line, even if it is
 * saved for later. It keeps its readable quantity, amounts, product and variant, cannot be ordered
 * and can be removed. (A line cannot be parsed, for example, if its product was deleted or its shop
 * is closed.) A line without a uuid is left out, because it could not be removed. Missing sums are
 * computed from the lines.
 * @returns the repaired reply; the given value if it has no list of lines
 */
export function parseCartLeniently(body: unknown): unknown {
  const cart = asFields(body);
  if (!Array.isArray(cart.cartItems)) return body;
  const cartItems = parseLines(cart.cartItems);
  const sum = (of: (line: CartItem) => number) =>
    cartItems.reduce((total, line) => total + of(line), 0);
  const { removedItem } = cart;
  return {
    ...cart,
    cartItems,
    totalQuantity: cart.totalQuantity ?? sum(({ quantity }) => quantity),
    subtotal: cart.subtotal ?? sum(({ total }) => total),
    ...(Array.isArray(cart.savedItems) && { savedItems: parseLines(cart.savedItems) }),
    // An invalid `removedItem` is left out, because a line that cannot be parsed cannot be
    // restored.
    removedItem: removedItem && cartItem.safeParse(removedItem).success ? removedItem : undefined,
  };
}

const parseLines = (lines: unknown[]): CartItem[] =>
  lines.flatMap((line) => {
    const whole = cartItem.safeParse(line);
    return whole.success ? [whole.data] : goneLine(asFields(line));
  });

const { shape } = cartItem;

function goneLine(line: Fields): CartItem[] {
  const uuid = shape.uuid.safeParse(line.uuid);
  if (!uuid.success) return [];
  return [
    {
      uuid: uuid.data,
      quantity: readOr(1, shape.quantity, line.quantity),
      product: deletedProduct(line.product, uuid.data),
      variant: readOr(null, shape.variant, line.variant),
      unitPrice: readOr(0, shape.unitPrice, line.unitPrice),
      total: readOr(0, shape.total, line.total),
      isAvailable: false,
      availableQuantity: 0,
      isGone: true,
    },
  ];
}
