import { listOtherSellers } from '@marketplace/contracts/api/otherSellers';
import { listProducts, type Product } from '@marketplace/contracts/api/products';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { deferred, markupOnly } from '@marketplace/contracts/rendering';
import { callApi } from '../../contracts';
import { type CardProduct, toCardProduct } from '../cards/cardData';
import { SHELF_SIZE } from '../cards/shelfSize';
import { type Related, relatedCache } from './relatedCache';

type Likeness = { productCategoryUuid: string } | { shopUuid: string };

/** Fetches the bestsellers of the same category or shop, without the product itself. */
async function fetchRelated(
  { uuid }: Pick<Product, 'uuid'>,
  likeness: Likeness,
  request: Request,
): Promise<CardProduct[]> {
  // Requests one product more than the shelf shows, because the reply may contain the product
  // itself.
  const query = { ...likeness, sort: 'popular' as const, pageSize: SHELF_SIZE + 1 };
  const { items } = await callApi(listProducts, { query, request });
  return items
    .filter((item) => item.uuid !== uuid)
    .slice(0, SHELF_SIZE)
    .map(toCardProduct);
}

/**
 * Fetches the offers of other shops. Returns an empty list if the API does not support the call.
 */
async function fetchOtherSellers({ uuid }: Pick<Product, 'uuid'>, request: Request) {
  if (!(await isCallSupported(listOtherSellers, request))) return [];
  return (await callApi(listOtherSellers, { query: { productUuid: uuid }, request })).items;
}

/**
 * Loads the offers of other shops, and the two shelves below a product. All three are deferred and
 * static. Returns the cached data if there is any.
 */
export function loadRelated(product: Product, request: Request): Related {
  const { uuid, categoryUuid, shopUuid } = product;
  return (
    relatedCache.get(uuid) ?? {
      otherSellers: markupOnly(
        deferred('Other sellers', () => fetchOtherSellers(product, request)),
      ),
      sameCategory: markupOnly(
        deferred('Products of the same category', () =>
          fetchRelated(product, { productCategoryUuid: categoryUuid }, request),
        ),
      ),
      sameShop: markupOnly(
        deferred('Products of the same shop', () => fetchRelated(product, { shopUuid }, request)),
      ),
    }
  );
}
