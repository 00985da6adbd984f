import { asFields, deletedProduct, readOr } from './deletedProduct';
import { type WishlistEntry, wishlistEntry } from './wishlistEntry';

/**
 * Repairs a reply with a wishlist. An entry that cannot be parsed becomes a deleted entry, which
 * keeps its readable product and variant but not its earlier price, and can be removed. An entry
 * without a uuid is left out, because it could not be removed.
 * @returns the repaired reply; the given value if it has no list of entries
 */
export function parseWishlistLeniently(body: unknown): unknown {
  const list = asFields(body);
  if (!Array.isArray(list.items)) return body;
  return { ...list, items: list.items.flatMap(parseEntry) };
}

const { shape } = wishlistEntry;

function parseEntry(given: unknown): WishlistEntry[] {
  const whole = wishlistEntry.safeParse(given);
  if (whole.success) return [whole.data];
  const entry = asFields(given);
  const uuid = shape.uuid.safeParse(entry.uuid);
  if (!uuid.success) return [];
  const product = deletedProduct(entry.product, uuid.data);
  return [
    {
      uuid: uuid.data,
      productUuid: readOr(product.uuid, shape.productUuid, entry.productUuid),
      productVariantUuid: readOr(null, shape.productVariantUuid, entry.productVariantUuid),
      product,
      variant: readOr(null, shape.variant, entry.variant),
      isGone: true,
    },
  ];
}
