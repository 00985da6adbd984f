import type { ProductSummary } from '../api/products';
import type { WishlistEntry } from '../api/wishlist';
import { toPaisa } from './money';
import type { Stock } from './purchase';

type WishedProduct = Pick<WishlistEntry, 'productUuid' | 'productVariantUuid'>;

interface WishlistChoice {
  productUuid: string;
  /** Left out if no variant is chosen, as on a product card. */
  productVariantUuid?: string;
}

/**
 * Wishlist entries that match a choice. If there are any, the wishlist button is on, and pressing
 * the button removes these entries. An entry without a variant matches every variant of its
 * product. An entry with a variant matches only that variant. A choice without a variant matches
 * every entry of its product.
 */
export function findWishlistEntries<Entry extends WishedProduct>(
  entries: readonly Entry[],
  { productUuid, productVariantUuid }: WishlistChoice,
): Entry[] {
  return entries.filter(
    (entry) =>
      entry.productUuid === productUuid &&
      (productVariantUuid === undefined ||
        entry.productVariantUuid === null ||
        entry.productVariantUuid === productVariantUuid),
  );
}

type PricedEntry = Pick<WishlistEntry, 'product' | 'variant' | 'keptPrice'>;

/**
 * Price and stock of an entry today: those of the variant, or of the product if no variant is
 * chosen or the API sends none.
 */
export const wishlistOffer = ({
  product,
  variant,
}: Pick<PricedEntry, 'product' | 'variant'>): Stock &
  Pick<ProductSummary, 'price' | 'comparePrice' | 'measure' | 'lowestPrice'> => variant ?? product;

/**
 * Price of an entry when it was added, and today's lower price, both in taka; null if the price has
 * not dropped or the earlier price is unknown.
 */
export function priceDrop(entry: PricedEntry): { before: number; now: number } | null {
  const { price } = wishlistOffer(entry);
  const { keptPrice } = entry;
  if (keptPrice === undefined || toPaisa(price) >= toPaisa(keptPrice)) return null;
  return { before: keptPrice, now: price };
}
