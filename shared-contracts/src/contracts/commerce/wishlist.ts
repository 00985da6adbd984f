import type { ProductSummary } from '../api/products';
import type { WishlistEntry } from '../api/wishlist';
import { toPaisa } from './money';
import type { Stock } from './purchase';

type WishedProduct = Pick<WishlistEntry, 'productUuid' | 'productVariantUuid'>;

interface WishlistChoice {
  productUuid: string;
  /** Left out where no variant is chosen, as on a product card. */
  productVariantUuid?: string;
}

/**
 * The wishlist entries that cover a choice; the wishlist button is on when there is one, and
 * pressing it then removes them. An entry without a variant covers the product whatever variant is
 * chosen, one with a variant covers that variant, and any entry covers a choice without a variant.
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

/** Price and stock of an entry today: its variant's, or the product's while none is chosen. */
export const wishlistOffer = ({
  product,
  variant,
}: Pick<PricedEntry, 'product' | 'variant'>): Stock &
  Pick<ProductSummary, 'price' | 'comparePrice' | 'measure' | 'lowestPrice'> => variant ?? product;

/** The price an entry was kept at and today's lower one, in taka; null when it has not dropped. */
export function priceDrop(entry: PricedEntry): { before: number; now: number } | null {
  const { price } = wishlistOffer(entry);
  const { keptPrice } = entry;
  if (keptPrice === undefined || toPaisa(price) >= toPaisa(keptPrice)) return null;
  return { before: keptPrice, now: price };
}
