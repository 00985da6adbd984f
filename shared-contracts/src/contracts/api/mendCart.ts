import type * as z from 'zod/mini';
import { type CartItem, cartItem } from './cartItem';

type Fields = Record<string, unknown>;

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}; // an object has fields

/**
 * A reply with a cart, in which lines that cannot be read (a product that was withdrawn or deleted, a shop
 * that closed, fields of another shape) are lines that are gone: what can be read of them stays, they
 * cannot be ordered, and can be removed. Only a line without a uuid is left out, for nothing could be
 * done with it. Sums that are missing are made of the lines.
 */
export function mendCart(body: unknown): unknown {
  const cart = asFields(body);
  if (!Array.isArray(cart.cartItems)) return body;
  const cartItems = mendLines(cart.cartItems);
  const sum = (of: (line: CartItem) => number) =>
    cartItems.reduce((total, line) => total + of(line), 0);
  const { removedItem } = cart;
  return {
    ...cart,
    cartItems,
    totalQuantity: cart.totalQuantity ?? sum(({ quantity }) => quantity),
    subtotal: cart.subtotal ?? sum(({ total }) => total),
    ...(Array.isArray(cart.savedItems) && { savedItems: mendLines(cart.savedItems) }),
    // What cannot be read cannot be put back.
    removedItem: removedItem && cartItem.safeParse(removedItem).success ? removedItem : undefined,
  };
}

const mendLines = (lines: unknown[]): CartItem[] =>
  lines.flatMap((line) => {
    const whole = cartItem.safeParse(line);
    return whole.success ? [whole.data] : goneLine(asFields(line));
  });

const { shape } = cartItem;
const { shape: facts } = shape.product;

/** The value where it fits, else what stands in for it. */
function read<S extends z.ZodMiniType>(schema: S, value: unknown, instead: z.output<S>) {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : instead;
}

function goneLine(line: Fields): CartItem[] {
  const uuid = shape.uuid.safeParse(line.uuid);
  if (!uuid.success) return [];
  const product = asFields(line.product);
  return [
    {
      uuid: uuid.data,
      quantity: read(shape.quantity, line.quantity, 1),
      product: {
        uuid: read(facts.uuid, product.uuid, uuid.data),
        handle: '',
        name: read(facts.name, product.name, ''),
        price: 0,
        comparePrice: null,
        inventoryQuantity: 0,
        trackQuantity: false,
        sellStockout: false,
        hasVariants: false,
        averageRating: 0,
        reviewCount: 0,
        imageUrls: read(facts.imageUrls, product.imageUrls, []),
        shopHandle: read(facts.shopHandle, product.shopHandle, ''),
        shopName: read(facts.shopName, product.shopName, ''),
      },
      variant: read(shape.variant, line.variant, null),
      unitPrice: read(shape.unitPrice, line.unitPrice, 0),
      total: read(shape.total, line.total, 0),
      isAvailable: false,
      availableQuantity: 0,
      isGone: true,
    },
  ];
}
