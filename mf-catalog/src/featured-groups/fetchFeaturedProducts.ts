import { listFeaturedProducts } from '@marketplace/contracts/api/categories';
import { callApi } from '@marketplace/contracts/api/client';

/** Specification section 9. */
const FEATURED_PRODUCTS = 12;

export const fetchFeaturedProducts = (featuredGroupUuid: string, request: Request) =>
  callApi(listFeaturedProducts, {
    query: { featuredGroupUuid, pageSize: FEATURED_PRODUCTS },
    request,
  }).then(({ items }) => items);
