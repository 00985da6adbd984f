import type { Cart, CartItem } from '@marketplace/contracts/api/publicCart';

/** Change of a line since the shopper saw it; amounts in taka, counts in pieces. */
export type CartChange = { name: string } & (
  | { kind: 'gone' }
  | { kind: 'new' }
  | { kind: 'short'; left: number }
  | { kind: 'price'; before: number; after: number }
  | { kind: 'quantity'; before: number; after: number }
);

/** Changes between two states of a cart, in the order of its lines. */
export function cartChanges(
  { cartItems: before }: Pick<Cart, 'cartItems'>,
  { cartItems: after }: Pick<Cart, 'cartItems'>,
): CartChange[] {
  const gone = before
    .filter(({ uuid }) => !after.some((item) => item.uuid === uuid))
    .map((item): CartChange => ({ name: nameOf(item), kind: 'gone' }));
  const others = after.flatMap((item): CartChange[] => {
    const name = nameOf(item);
    const seen = before.find(({ uuid }) => uuid === item.uuid);
    if (!item.isAvailable) return [{ name, kind: 'short', left: item.availableQuantity ?? 0 }];
    if (!seen) return [{ name, kind: 'new' }];
    const price = { before: seen.unitPrice, after: item.unitPrice };
    const quantity = { before: seen.quantity, after: item.quantity };
    return [
      ...(price.before === price.after ? [] : [{ name, kind: 'price' as const, ...price }]),
      ...(quantity.before === quantity.after
        ? []
        : [{ name, kind: 'quantity' as const, ...quantity }]),
    ];
  });
  return [...gone, ...others];
}

const nameOf = ({ product, variant }: CartItem) =>
  variant ? `${product.name} (${variant.variant.join(', ')})` : product.name;
