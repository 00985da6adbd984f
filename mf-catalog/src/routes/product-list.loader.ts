import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { fetchFeaturedGroups } from '../featured-groups/fetchFeaturedGroups';
import { lcpImage } from '../lcp-image/lcpImage';
import { optionalData } from '../optional-data/optionalData';
import { fetchProducts } from '../product-list/fetchProducts';
import { fetchSubCategories } from '../product-list/fetchSubCategories';
import { GRID_PICTURE_SIZES } from '../product-list/gridPictureSizes';
import { isBeyondLastPage } from '../product-list/isBeyondLastPage';
import { listTitle } from '../product-list/listTitle';
import { type ListQuery, readListQuery } from '../product-list/readListQuery';
import { fetchSearch } from '../search/fetchSearch';

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readListQuery(new URL(request.url).searchParams);
  const [list, groups, subCategories] = await Promise.all([
    fetchList(query, request),
    optionalData('The featured sections', fetchFeaturedGroups(request)),
    optionalData('The sub-categories', fetchSubCategories(request)),
  ]);
  if (isBeyondLastPage(list.paginationStatus)) throw data(null, { status: 404 });

  const head: PageHead = {
    title: listTitle(query, { groups, subCategories }),
    canonicalPath: productListPath(query),
    // Searches are as many as visitors can think of; search engines keep the lists instead.
    isPrivate: query.productName !== undefined,
    lcpImage: lcpImage(list.items[0]?.imageUrls[0], GRID_PICTURE_SIZES),
  };
  return { head, query, groups, subCategories, ...list };
}

/** Search ranks by name; once a shopper sorts or filters, the list call takes over. */
async function fetchList(query: ListQuery, request: Request) {
  const { productName, pageNumber, ...narrowed } = query;
  const isPlainSearch = Object.values(narrowed).every((value) => value === undefined);
  if (productName && isPlainSearch) {
    const found = await fetchSearch({ productName, pageNumber }, { request });
    return { items: found.searchList, paginationStatus: found.paginationStatus };
  }
  const { items, paginationStatus } = await fetchProducts(query, request);
  return { items, paginationStatus };
}
