import type { Product } from '@marketplace/contracts/api/products';
import { loadLater } from '../load-later/loadLater';
import { fetchRelated } from './fetchRelated';
import { keptRelated, type Related } from './keptRelated';

/** The shelves below a product, neither of which is waited for. */
export function loadRelated(product: Product, request: Request): Related {
  const { uuid, categoryUuid, shopUuid } = product;
  return (
    keptRelated.of(uuid) ?? {
      sameCategory: loadLater(
        'Products of the same category',
        fetchRelated(product, { productCategoryUuid: categoryUuid }, request),
      ),
      sameShop: loadLater(
        'Products of the same shop',
        fetchRelated(product, { shopUuid }, request),
      ),
    }
  );
}
