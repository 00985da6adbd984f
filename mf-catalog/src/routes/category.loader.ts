import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { categoryPath, featuredSectionPath } from '@marketplace/contracts/routes';
import { breadcrumbJsonLd, type Crumb } from '../product/breadcrumbJsonLd';
import { findCategory } from '../product-list/facets/findCategory';
import type { ListPlace } from '../product-list/ListPlace';
import { listHead } from '../product-list/listHead';
import { loadProductList } from '../product-list/loadProductList';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const category = await findCategory(params.slug ?? '', request);
  if (!category) throw data(null, { status: 404 });
  const place: ListPlace = {
    fixed: { productCategoryUuid: [category.uuid] },
    pathFor: (query) => categoryPath(category.handle, query),
  };
  const list = await loadProductList(request, place);
  const { name, handle, featuredProductGroupUuid } = category;
  const sections = list.facets instanceof Promise ? [] : (list.facets.sections ?? []);
  const section = sections.find(({ uuid }) => uuid === featuredProductGroupUuid);
  const parent: Crumb | undefined = section && {
    name: section.name,
    path: featuredSectionPath(section.uuid),
  };
  const { origin } = new URL(request.url);
  const { jsonLd = [], ...described } = listHead(list, place.pathFor, origin);
  const crumbs = [...(parent ? [parent] : []), { name, path: categoryPath(handle) }];
  const head = {
    ...described,
    title: name,
    description: msg`${name} of many shops, compared by price and rating and delivered all over Bangladesh.`,
    jsonLd: [...jsonLd, breadcrumbJsonLd(crumbs, origin)],
  };
  return data({ ...list, head, category, parent }, { status: list.products ? 200 : 503 });
}
