import { callApi } from '@marketplace/contracts/api/client';
import { listProducts, type Product } from '@marketplace/contracts/api/products';
import { deferPart, staticPart } from '@marketplace/contracts/loading/loadPart';
import { type CardProduct, toCardProduct } from '../cards/cardData';
import { type Related, relatedCache } from './relatedCache';

/** The size of a shelf. */
const MAX_RELATED = 10;

type Likeness = { productCategoryUuid: string } | { shopUuid: string };

/** The bestsellers of the same category or shop, without the product itself. */
async function fetchRelated(
  { uuid }: Pick<Product, 'uuid'>,
  likeness: Likeness,
  request: Request,
): Promise<CardProduct[]> {
  // One more than is shown: the product itself may be among them.
  const query = { ...likeness, sort: 'popular' as const, pageSize: MAX_RELATED + 1 };
  const { items } = await callApi(listProducts, { query, request });
  return items
    .filter((item) => item.uuid !== uuid)
    .slice(0, MAX_RELATED)
    .map(toCardProduct);
}

/** The two shelves below a product, both deferred and static. */
export function loadRelated(product: Product, request: Request): Related {
  const { uuid, categoryUuid, shopUuid } = product;
  return (
    relatedCache.get(uuid) ?? {
      sameCategory: staticPart(
        deferPart(
          'Products of the same category',
          fetchRelated(product, { productCategoryUuid: categoryUuid }, request),
        ),
      ),
      sameShop: staticPart(
        deferPart('Products of the same shop', fetchRelated(product, { shopUuid }, request)),
      ),
    }
  );
}
