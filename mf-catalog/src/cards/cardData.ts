import type { SubCategory } from '@marketplace/contracts/api/categories';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import type { ShopSummary } from '@marketplace/contracts/api/shops';

interface SmallPicture {
  smallImageUrl?: string | null;
  mediumImageUrl?: string | null;
}

/** Fields that a card shows, and no others: they go to the browser with the page that has the card. */
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

/** The small file, 160 px or wider, is enough where a picture is at most 56 px wide. */
function smallOf(picture: SmallPicture | null): SmallPicture | null {
  return picture?.smallImageUrl ? { smallImageUrl: picture.smallImageUrl } : picture;
}
