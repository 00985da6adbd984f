import { msg } from '@lingui/core/macro';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { critical } from '@marketplace/contracts/rendering';
import { data, type LoaderFunctionArgs } from '@marketplace/contracts/router';
import { featuredSectionPath } from '@marketplace/contracts/routes';
import type { Section } from '../product-list/facets/Facets';
import { findSection } from '../product-list/facets/findFacet';
import { listHead } from '../product-list/listHead';
import { loadProductList, shownList } from '../product-list/loadProductList';
import type { ListRoute } from '../product-list/ProductList';
import { readFilters } from '../product-list/query/readFilters';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const address = new URLSearchParams({ featuredProductGroupUuid: params.uuid ?? '' });
  const { featuredProductGroupUuid: uuid } = readFilters(address);
  if (!uuid) throw data(null, { status: 404 });
  const place: ListRoute = {
    fixed: { featuredProductGroupUuid: uuid },
    pathFor: (query) => featuredSectionPath(uuid, query),
  };
  // The uuid in the path is enough to list the products, so the page also works without the
  // section's name.
  const [{ value: section, ...unanswered }, list] = await Promise.all([
    critical(`section ${uuid}`, () => findSection(uuid, request)),
    loadProductList(request, place),
  ]);
  const { origin } = new URL(request.url);
  const described = listHead(list, place.pathFor, origin);
  const head = section ? headOf(section, described) : { ...described, title: msg`Section` };
  // If the name failed to load, only products prove that the section exists.
  const isThere = section ? list.products !== undefined : Boolean(list.products?.items.length);
  const pendingName = section ? undefined : unanswered;
  return data({ ...shownList(list), head, uuid, pendingName }, { status: isThere ? 200 : 503 });
}

function headOf({ name }: Section, described: Omit<PageHead, 'title'>): PageHead {
  return {
    ...described,
    title: name,
    description: msg`${name} of many shops, compared by price and rating and delivered all over Bangladesh.`,
  };
}
