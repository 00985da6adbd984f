import { listFeaturedProductGroups } from '@marketplace/contracts/api/categories';
import { callApi } from '@marketplace/contracts/api/client';

export const fetchFeaturedGroups = (request: Request) =>
  callApi(listFeaturedProductGroups, { request }).then(({ items }) => items);
