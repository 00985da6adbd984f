import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import { isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { Region } from '@marketplace/contracts/rendering';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';

interface StockAlertPlaceProps {
  product: Product;
  variant: ProductVariant | undefined;
  /** Result of `isAlertOffered`. Stock alerts are an extension of the API. */
  isOffered: boolean;
}

/**
 * The form of the stock alert. Shown if the API offers stock alerts and the chosen variant is sold
 * out (or the product itself, if it has no variants). Its code loads at the first interaction.
 */
export function StockAlertPlace({ product, variant, isOffered }: StockAlertPlaceProps) {
  const chosen = product.hasVariants ? variant : product;
  if (!isOffered || !chosen || isPurchasable(chosen, 1)) return null;
  // Gives each variant its own region, because the server's markup contains the variant's uuid.
  return (
    <Region
      key={variant?.uuid}
      when="interaction"
      load={loadStockAlert}
      props={{ productUuid: product.uuid, variantUuid: variant?.uuid }}
      waiting={<Skeleton shape="block" height={220} />}
    />
  );
}

export const loadStockAlert = () =>
  import(/* webpackChunkName: "catalog-stock-alert" */ './StockAlert').then((it) => it.StockAlert);
