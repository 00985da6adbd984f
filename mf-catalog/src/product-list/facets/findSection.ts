import { listFeaturedProductGroups } from '@marketplace/contracts/api/categories';
import { callApi } from '@marketplace/contracts/api/client';
import type { Section } from './Facets';
import { keptFacets } from './keptFacets';

/**
 * One of the five featured sections, whatever the case of its uuid.
 * @throws ApiError when the sections cannot be had
 */
export async function findSection(uuid: string, request: Request): Promise<Section | undefined> {
  const sections =
    keptFacets()?.facets.sections ?? (await callApi(listFeaturedProductGroups, { request })).items;
  return sections.find((section) => section.uuid === uuid.toLowerCase());
}
