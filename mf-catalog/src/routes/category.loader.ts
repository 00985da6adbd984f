import { msg } from '@lingui/core/macro';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { redirectToHandle } from '@marketplace/contracts/pages/redirectToHandle';
import { critical } from '@marketplace/contracts/rendering';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { categoryPath, featuredSectionPath } from '@marketplace/contracts/routes';
import { findCategory } from '../product-list/facets/findFacet';
import { listHead } from '../product-list/listHead';
import { loadProductList, shownList } from '../product-list/loadProductList';
import type { ListRoute } from '../product-list/ProductList';
import type { NamedPath } from '../seo/listJsonLd';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { slug = '' } = params;
  const found = await critical(`category ${slug}`, () => findCategory(slug, request));
  const { value: category } = found;
  const handle = category?.handle ?? slug;
  redirectToHandle(request, { slug, handle, path: categoryPath(handle) });
  const place: ListRoute = {
    fixed: { productCategoryUuid: category ? [category.uuid] : [] },
    pathFor: (query) => categoryPath(handle, query),
  };
  const list = await loadProductList(request, place, found);
  const { origin } = new URL(request.url);
  const described = listHead(list, place.pathFor, origin);
  // If the sub-category failed to load, its name is unknown, so the page gets a general title.
  if (!category) {
    const head: PageHead = { ...described, title: msg`Category` };
    return data({ ...shownList(list), head, handle, parent: undefined }, { status: 503 });
  }
  const { name, featuredProductGroupUuid } = category;
  const sections = list.facets instanceof Promise ? [] : (list.facets.sections ?? []);
  const section = sections.find(({ uuid }) => uuid === featuredProductGroupUuid);
  const parent: NamedPath | undefined = section && {
    name: section.name,
    path: featuredSectionPath(section.uuid),
  };
  const head: PageHead = {
    ...described,
    title: name,
    description: msg`${name} of many shops, compared by price and rating and delivered all over Bangladesh.`,
    breadcrumbs: [...(parent ? [parent] : []), { name, path: categoryPath(handle) }],
  };
  return data({ ...shownList(list), head, handle, parent }, { status: list.products ? 200 : 503 });
}
