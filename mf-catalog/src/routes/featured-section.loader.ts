import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { featuredSectionPath } from '@marketplace/contracts/routes';
import { breadcrumbJsonLd } from '../product/breadcrumbJsonLd';
import { findSection } from '../product-list/facets/findSection';
import type { ListPlace } from '../product-list/ListPlace';
import { listHead } from '../product-list/listHead';
import { loadProductList } from '../product-list/loadProductList';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const section = await findSection(params.uuid ?? '', request);
  if (!section) throw data(null, { status: 404 });
  const { uuid, name } = section;
  const place: ListPlace = {
    fixed: { featuredProductGroupUuid: uuid },
    pathFor: (query) => featuredSectionPath(uuid, query),
  };
  const list = await loadProductList(request, place);
  const { origin } = new URL(request.url);
  const { jsonLd = [], ...described } = listHead(list, place.pathFor, origin);
  const crumbs = [{ name, path: featuredSectionPath(uuid) }];
  const head = {
    ...described,
    title: name,
    description: msg`${name} of many shops, compared by price and rating and delivered all over Bangladesh.`,
    jsonLd: [...jsonLd, breadcrumbJsonLd(crumbs, origin)],
  };
  return data({ ...list, head, section }, { status: list.products ? 200 : 503 });
}
