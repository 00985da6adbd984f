import { listFeaturedShopGroups } from '@marketplace/contracts/api/categories';
import { callApi } from '@marketplace/contracts/api/client';
import { listFeaturedShops, type ShopSummary } from '@marketplace/contracts/api/shops';
import { optionalData } from '../optional-data/optionalData';
import { takeTurns } from './takeTurns';

/** Specification section 9. */
const FEATURED_SHOPS = 12;

/**
 * Shops that the sections of the market put forward, each section having its turn. A section that
 * cannot say leaves its turns to the others.
 * @throws Error where none of them can
 */
export async function fetchFeaturedShops(request: Request): Promise<ShopSummary[]> {
  const { items: groups } = await callApi(listFeaturedShopGroups, { request });
  const replies = await Promise.all(
    groups.map(({ uuid, name }) => {
      const query = { featuredGroupUuid: uuid, pageSize: FEATURED_SHOPS };
      return optionalData(`The shops of ${name}`, callApi(listFeaturedShops, { query, request }));
    }),
  );
  const lists = replies.flatMap((reply) => (reply ? [reply.items] : []));
  if (lists.length === 0 && groups.length > 0) throw new Error('No section answered.');
  return takeTurns(lists, FEATURED_SHOPS);
}
