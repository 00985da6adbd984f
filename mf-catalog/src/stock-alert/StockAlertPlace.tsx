import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import { isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { Region } from '@marketplace/contracts/rendering';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';

interface StockAlertPlaceProps {
  product: Product;
  variant: ProductVariant | undefined;
  /** The host has stock alerts (an extension). */
  isOffered: boolean;
}

/** The stock alert's form where what is chosen is sold out. Its code comes when it is used. */
export function StockAlertPlace({ product, variant, isOffered }: StockAlertPlaceProps) {
  const chosen = product.hasVariants ? variant : product;
  if (!isOffered || !chosen || isPurchasable(chosen, 1)) return null;
  // Another variant's form is another one: the server's markup names the variant.
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
