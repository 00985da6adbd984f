import { callApi } from '@marketplace/contracts/api/client';
import {
  listProducts,
  type Product,
  type ProductSummary,
} from '@marketplace/contracts/api/products';

/** As many as a shelf shows. */
export const MOST_RELATED = 10;

type Likeness = { productCategoryUuid: string } | { shopUuid: string };

/** What is most bought of the same kind or shop, without the product itself. */
export async function fetchRelated(
  { uuid }: Pick<Product, 'uuid'>,
  likeness: Likeness,
  request: Request,
): Promise<ProductSummary[]> {
  // One more than is shown: the product itself may be among them.
  const query = { ...likeness, sort: 'popular' as const, pageSize: MOST_RELATED + 1 };
  const { items } = await callApi(listProducts, { query, request });
  return items.filter((item) => item.uuid !== uuid).slice(0, MOST_RELATED);
}
