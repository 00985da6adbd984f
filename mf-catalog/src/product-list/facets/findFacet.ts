import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { callApi } from '@marketplace/contracts/api/client';
import type { Category, Section } from './Facets';
import { latestFacets } from './facetsCache';
import { fetchSubCategories } from './loadFacets';

const MAX_A_PAGE = 100;

/**
 * The sub-category of an address. Most are among those of the filter, which the page asks for anyway;
 * the rest, empty or far down the market's own order, are looked for page by page.
 * @throws ApiError when the sub-categories cannot be had
 */
export async function findCategory(
  handle: string,
  request: Request,
): Promise<Category | undefined> {
  const isWanted = (category: Category) => category.handle === handle;
  const usual = latestFacets()?.categories ?? (await fetchSubCategories(request));
  return usual.find(isWanted) ?? (await searchAll(isWanted, request));
}

async function searchAll(
  isWanted: (category: Category) => boolean,
  request: Request,
): Promise<Category | undefined> {
  let totalPages = 1;
  for (let pageNumber = 1; pageNumber <= totalPages; pageNumber += 1) {
    const query = { pageNumber, pageSize: MAX_A_PAGE };
    const page = await callApi(listSubCategories, { query, request });
    const found = page.items.find(isWanted);
    if (found) return found;
    totalPages = page.paginationStatus.totalPages;
  }
  return undefined;
}

/**
 * One of the five featured sections, whatever the case of its uuid.
 * @throws ApiError when the sections cannot be had
 */
export async function findSection(uuid: string, request: Request): Promise<Section | undefined> {
  const sections =
    latestFacets()?.sections ?? (await callApi(listFeaturedProductGroups, { request })).items;
  return sections.find((section) => section.uuid === uuid.toLowerCase());
}
