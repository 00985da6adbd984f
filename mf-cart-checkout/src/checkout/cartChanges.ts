import type { Cart, CartItem } from '@marketplace/contracts/api/publicCart';
import { areaText } from '@marketplace/contracts/commerce/delivery';
import { linesOf, nameOf, QUOTED_LINES_FIELD, type QuotedLine } from './quotedLines';

/** Change of a cart item since the shopper saw it. Amounts are in taka, quantities in pieces. */
export type CartChange = { uuid: string; name: string } & (
  | { kind: 'gone' }
  | { kind: 'new' }
  | { kind: 'closed'; shopName: string }
  | {
      kind: 'short';
      left: number;
      /** Stock when the item was added; present only if less stock is left now. */
      before?: number;
    }
  | { kind: 'unsold' }
  | { kind: 'local'; district: string }
  | { kind: 'price'; before: number; after: number }
  | { kind: 'quantity'; before: number; after: number }
);

/**
 * Reads the quoted cart items from a posted form.
 * @returns `undefined` if there are none or they are malformed; only a forged form causes this
 */
export function readQuotedLines(form: FormData): QuotedLine[] | undefined {
  try {
    const lines: unknown = JSON.parse(String(form.get(QUOTED_LINES_FIELD)));
    return Array.isArray(lines) && lines.length > 0 && lines.every(isQuotedLine)
      ? lines
      : undefined;
  } catch {
    return undefined;
  }
}

const isQuotedLine = (line: Partial<QuotedLine> | null): line is QuotedLine =>
  typeof line?.uuid === 'string' &&
  typeof line.name === 'string' &&
  typeof line.unitPrice === 'number' &&
  typeof line.quantity === 'number';

/**
 * Finds the changes of a cart since the shopper saw it. Removed items come first, then the other
 * items in the sequence of the cart.
 */
export function cartChanges(
  before: readonly QuotedLine[],
  { cartItems: after }: Pick<Cart, 'cartItems'>,
): CartChange[] {
  const gone = before
    .filter(({ uuid }) => !after.some((item) => item.uuid === uuid))
    .map(({ uuid, name }): CartChange => ({ uuid, name, kind: 'gone' }));
  const others = after.flatMap((item): CartChange[] => {
    const line = { uuid: item.uuid, name: nameOf(item) };
    const seen = before.find(({ uuid }) => uuid === item.uuid);
    if (item.isGone) return [{ ...line, kind: 'unsold' }];
    if (item.isShopClosed) return [{ ...line, kind: 'closed', shopName: item.product.shopName }];
    if (!item.isAvailable) return [{ ...line, kind: 'short', ...shortageOf(item) }];
    if (!seen) return [{ ...line, kind: 'new' }];
    const price = { before: seen.unitPrice, after: item.unitPrice };
    const quantity = { before: seen.quantity, after: item.quantity };
    return [
      ...(price.before === price.after ? [] : [{ ...line, kind: 'price' as const, ...price }]),
      ...(quantity.before === quantity.after
        ? []
        : [{ ...line, kind: 'quantity' as const, ...quantity }]),
    ];
  });
  return [...gone, ...others];
}

/** Finds the cart items that are delivered in some districts only. */
export const localLines = ({ cartItems }: Pick<Cart, 'cartItems'>): CartChange[] =>
  cartItems.flatMap((item) => {
    const district = areaText(item);
    return district ? { uuid: item.uuid, name: nameOf(item), kind: 'local', district } : [];
  });

function shortageOf({ availableQuantity, whenAdded }: CartItem) {
  const left = availableQuantity ?? 0;
  const before = whenAdded?.availableQuantity ?? 0;
  return before > left ? { left, before } : { left };
}

/** Finds the changes of cart items since they were added. */
export function changesSinceAdded(cart: Pick<Cart, 'cartItems'>): CartChange[] {
  const cartItems = cart.cartItems.map((item) => ({
    ...item,
    unitPrice: item.whenAdded?.unitPrice ?? item.unitPrice,
  }));
  return cartChanges(linesOf({ cartItems }), cart);
}
