import {
  listFeaturedProductGroups,
  listFeaturedProducts,
  listFeaturedShopGroups,
  listFeaturedSubCategories,
  listFeaturedSubCategoryGroups,
} from '@marketplace/contracts/api/categories';
import { listFeaturedShops } from '@marketplace/contracts/api/shops';
import { type HomeSlider, listHomeSliders } from '@marketplace/contracts/api/sliders';
import { optional } from '@marketplace/contracts/rendering';
import { callApi } from '../../contracts';
import { type CardShop, toCardCategory, toCardProduct, toCardShop } from '../cards/cardData';
import { interleave } from './interleave';

/** A slide without its uuid, which the page does not need. */
export type Slide = Omit<HomeSlider, 'uuid'>;

export const fetchSlides = (request: Request): Promise<Slide[]> =>
  callApi(listHomeSliders, { request }).then(({ items }) =>
    items.map(({ uuid: _, ...slide }) => slide),
  );

export const fetchFeaturedGroups = (request: Request) =>
  callApi(listFeaturedProductGroups, { request }).then(({ items }) => items);

/** Products per section (specification section 9). */
const FEATURED_PRODUCTS = 12;

export const fetchFeaturedProducts = (featuredGroupUuid: string, request: Request) =>
  callApi(listFeaturedProducts, {
    query: { featuredGroupUuid, pageSize: FEATURED_PRODUCTS },
    request,
  }).then(({ items }) => items.map(toCardProduct));

/**
 * Maximum number of shops, both per section (specification section 9) and for all sections
 * together.
 */
const FEATURED_SHOPS = 12;

/**
 * Fetches the featured shops of all sections, interleaved. A section whose call fails is left out.
 * @throws Error if the sections, or the shops of every section, could not be loaded
 */
export async function fetchFeaturedShops(request: Request): Promise<CardShop[]> {
  const { items: groups } = await callApi(listFeaturedShopGroups, { request });
  const replies = await Promise.all(
    groups.map(({ uuid, name }) => {
      const query = { featuredGroupUuid: uuid, pageSize: FEATURED_SHOPS };
      return optional(`The shops of ${name}`, callApi(listFeaturedShops, { query, request }));
    }),
  );
  const lists = replies.flatMap((reply) => (reply ? [reply.items] : []));
  if (lists.length === 0 && groups.length > 0) throw new Error('No section answered.');
  return interleave(lists, FEATURED_SHOPS).map(toCardShop);
}

/** Sub-categories per section (specification section 9). */
const FEATURED_SUB_CATEGORIES = 12;

/**
 * Fetches the featured sub-categories of every section. If one call fails, all fail, because
 * visitors would mistake an incomplete directory for the whole directory.
 */
export async function fetchFeaturedCategories(request: Request) {
  const { items: groups } = await callApi(listFeaturedSubCategoryGroups, { request });
  return Promise.all(
    groups.map(async ({ uuid, name }) => {
      const { items } = await callApi(listFeaturedSubCategories, {
        query: { featuredGroupUuid: uuid, pageSize: FEATURED_SUB_CATEGORIES },
        request,
      });
      return { group: { uuid, name }, items: items.map(toCardCategory) };
    }),
  );
}
