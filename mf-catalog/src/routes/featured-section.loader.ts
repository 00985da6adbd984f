import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { featuredSectionPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { findInTime } from '../answer-in-time/findInTime';
import { breadcrumbJsonLd } from '../product/breadcrumbJsonLd';
import type { Section } from '../product-list/facets/Facets';
import { findSection } from '../product-list/facets/findSection';
import type { ListPlace } from '../product-list/ListPlace';
import { listHead } from '../product-list/listHead';
import { loadProductList } from '../product-list/loadProductList';
import { readFilters } from '../product-list/query/readFilters';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const address = new URLSearchParams({ featuredProductGroupUuid: params.uuid ?? '' });
  const { featuredProductGroupUuid: uuid } = readFilters(address);
  if (!uuid) throw data(null, { status: 404 });
  const place: ListPlace = {
    fixed: { featuredProductGroupUuid: uuid },
    pathFor: (query) => featuredSectionPath(uuid, query),
  };
  // The address says enough to list the products, whatever becomes of the section's name.
  const [{ value: section, ...unanswered }, list] = await Promise.all([
    findInTime(`section ${uuid}`, () => findSection(uuid, request)),
    loadProductList(request, place),
  ]);
  const { origin } = new URL(request.url);
  const described = listHead(list, place.pathFor, origin);
  const head = section ? headOf(section, described, origin) : { ...described, title: msg`Section` };
  // What has products is there, by whatever name.
  const isThere = section ? list.products !== undefined : Boolean(list.products?.items.length);
  const nameless = section ? undefined : unanswered;
  return data({ ...list, head, uuid, nameless }, { status: isThere ? 200 : 503 });
}

function headOf(
  { uuid, name }: Section,
  described: Omit<PageHead, 'title'>,
  origin: string,
): PageHead {
  const crumbs = [{ name, path: featuredSectionPath(uuid) }];
  return {
    ...described,
    title: name,
    description: msg`${name} of many shops, compared by price and rating and delivered all over Bangladesh.`,
    jsonLd: [...(described.jsonLd ?? []), breadcrumbJsonLd(crumbs, origin)],
  };
}
