import { msg } from '@lingui/core/macro';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import { filterLabels } from '../product-list/facets/filterLabels';
import { canonicalPathOf, listHead, listTitle } from '../product-list/listHead';
import { loadProductList, shownList } from '../product-list/loadProductList';
import { filtersOf } from '../product-list/query/ListFilters';

export async function loader({ request }: LoaderFunctionArgs) {
  const list = await loadProductList(request, { fixed: {}, pathFor: productListPath });
  const shown = shownList(list);
  const known = list.facets instanceof Promise ? {} : list.facets;
  const head: PageHead = {
    ...listHead(
      list,
      (query) => canonicalPathOf(query, known, list.products),
      new URL(request.url).origin,
    ),
    title: listTitle(filtersOf(list.query), filterLabels(known, shown)),
    description: msg`Vegetables, fish, fruits, homemade food and accessories of many shops: filter by category, price, tag and brand.`,
  };
  return data({ ...shown, head }, { status: list.products ? 200 : 503 });
}
