import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { oneLine } from '@marketplace/contracts/api/typedText';
import { callApi } from '../../../contracts';
import type { Category, Section } from './Facets';
import { latestFacets } from './facetsCache';
import { fetchSubCategories } from './loadFacets';

const MAX_A_PAGE = 100;

/**
 * Finds a sub-category by its handle in upper or lower case. First searches the sub-categories of
 * the filter, because the page needs them anyway. Then fetches all sub-categories page by page,
 * because the filter lacks empty sub-categories and those at the end of the market's order.
 * @throws ApiError if the sub-categories cannot be loaded
 */
export async function findCategory(
  handle: string,
  request: Request,
): Promise<Category | undefined> {
  const wanted = oneLine(handle).toLowerCase();
  const isWanted = (category: Category) => category.handle === wanted;
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
 * Finds a featured section by its uuid in upper or lower case.
 * @throws ApiError if the sections cannot be loaded
 */
export async function findSection(uuid: string, request: Request): Promise<Section | undefined> {
  const sections =
    latestFacets()?.sections ?? (await callApi(listFeaturedProductGroups, { request })).items;
  return sections.find((section) => section.uuid === uuid.toLowerCase());
}
