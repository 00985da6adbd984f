import {
  listFeaturedSubCategories,
  listFeaturedSubCategoryGroups,
} from '@marketplace/contracts/api/categories';
import { callApi } from '@marketplace/contracts/api/client';

/** Specification section 9. */
const FEATURED_SUB_CATEGORIES = 12;

/**
 * What each section of the market puts forward of its sub-categories: of all sections or of none,
 * for half a directory would say that there is no more.
 */
export async function fetchFeaturedCategories(request: Request) {
  const { items: groups } = await callApi(listFeaturedSubCategoryGroups, { request });
  return Promise.all(
    groups.map(async (group) => {
      const { items } = await callApi(listFeaturedSubCategories, {
        query: { featuredGroupUuid: group.uuid, pageSize: FEATURED_SUB_CATEGORIES },
        request,
      });
      return { group, items };
    }),
  );
}
