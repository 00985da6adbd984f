import { asFields, deletedProduct, readOr } from './deletedProduct';
import { type WishlistEntry, wishlistEntry } from './wishlistEntry';

/**
 * A wishlist in which entries that cannot be read are entries that are gone: what can be read of them
 * stays, and they can be removed. Only an entry without a uuid is left out, for nothing could be done with
 * it.
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
