import type { SubCategory } from '@marketplace/contracts/api/categories';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import type { ShopSummary } from '@marketplace/contracts/api/shops';

interface SmallPicture {
  smallImageUrl?: string | null;
  mediumImageUrl?: string | null;
}

/** Only the fields that a card shows, because the page sends them to the browser. */
export type CardProduct = Omit<ProductSummary, 'uuid' | 'reviewCount'>;
export type CardShop = Omit<ShopSummary, 'uuid' | 'reviewCount' | 'logoUrl'> & {
  logoUrl: SmallPicture | null;
};
export type CardCategory = Pick<SubCategory, 'handle' | 'name' | 'nameLanguage'> & {
  imageUrl: SmallPicture | null;
};

export const toCardProduct = ({ uuid, reviewCount, ...shown }: ProductSummary): CardProduct => ({
  ...shown,
  imageUrls: shown.imageUrls.slice(0, 1),
});

export const toCardShop = ({ uuid, reviewCount, ...shown }: ShopSummary): CardShop => ({
  ...shown,
  logoUrl: smallOf(shown.logoUrl),
});

export const toCardCategory = ({
  handle,
  name,
  nameLanguage,
  imageUrl,
}: SubCategory): CardCategory => ({
  handle,
  name,
  nameLanguage,
  imageUrl: smallOf(imageUrl),
});

/**
 * Keeps only the small file of a shop's logo or a sub-category's picture. This file suffices: it is
 * at least 160 px wide, and cards show it at most 56 px wide. A picture without a small file stays
 * as it is.
 */
function smallOf(picture: SmallPicture | null): SmallPicture | null {
  return picture?.smallImageUrl ? { smallImageUrl: picture.smallImageUrl } : picture;
}
