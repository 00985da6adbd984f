import { listBrands } from '@marketplace/contracts/api/brands';
import { listFeaturedProductGroups } from '@marketplace/contracts/api/categories';
import { callApi } from '@marketplace/contracts/api/client';
import { listTags } from '@marketplace/contracts/api/tags';
import { optionalData } from '../../optional-data/optionalData';
import type { Facets } from './Facets';
import { fetchSubCategories } from './fetchSubCategories';

/** Specification section 9: tags 50, brands 50, the first page. */
const FIRST_NAMES = { pageSize: 50, pageNumber: 1 };

/** Asks for everything lists can be narrowed by; never rejects. */
export async function fetchFacets(request: Request): Promise<Facets> {
  const [groups, categories, tags, brands] = await Promise.all([
    optionalData('The featured sections', callApi(listFeaturedProductGroups, { request })),
    optionalData('The sub-categories', fetchSubCategories(request)),
    optionalData('The tags', callApi(listTags, { query: FIRST_NAMES, request })),
    optionalData('The brands', callApi(listBrands, { query: FIRST_NAMES, request })),
  ]);
  const sections = groups?.items.map(({ uuid, name, productCount }) => ({
    uuid,
    name,
    productCount,
  }));
  return { sections, categories, tags: tags?.items, brands: brands?.items };
}
