import * as z from 'zod/mini';
import { featuredQuery } from './categories';
import { defineCall } from './defineCall';
import { count, handle, moment, otherLanguage, picture, searchText, uuid } from './fields';
import { listOf, pageOf, pageQuery } from './pagination';

/** A shop in a list. */
export const shopSummary = z.object({
  uuid,
  /** Unique slug of the shop's page. */
  handle: z.string(),
  name: z.string(),
  /** Square logo. */
  logoUrl: z.nullable(picture),
  /** Banner, four times as wide as high. */
  bannerUrl: z.nullable(picture),
  /** Average rating of all products of the shop: 0 to 5 with one decimal; 0 without reviews. */
  averageRating: z.number(),
  /** Number of reviews of all products of the shop. */
  reviewCount: count,
  /** Number of products that the shop sells. */
  productCount: count,
});
export type ShopSummary = z.infer<typeof shopSummary>;

/** A shop with all its details (specification section 3). */
export const shop = z.object({
  ...shopSummary.shape,
  /** HTML that the API has sanitised. */
  description: z.string(),
  /** API extension: language of `description` if it differs from the reply's language. */
  descriptionLanguage: otherLanguage,
  /** Phone with +88. */
  phone: z.nullable(z.string()),
  /** E-mail address for customers; `null` if the shop has none. */
  email: z.nullable(z.string()),
  /** Postal address in one line. */
  address: z.nullable(z.string()),
  /** When the shop joined the market. */
  joinedAt: moment,
  /**
   * Sub-categories in which the shop sells. The one with the most products of the shop comes first.
   */
  categories: z.array(
    z.object({
      uuid,
      handle: z.string(),
      name: z.string(),
      /** API extension: language of `name` if it differs from the reply's language. */
      nameLanguage: otherLanguage,
      /** Number of the shop's own products in the sub-category. */
      productCount: count,
    }),
  ),
});
export type Shop = z.infer<typeof shop>;

/** Ways to sort a list of shops; the default is most products first. */
export const SHOP_SORTS = ['products', 'rating', 'name', 'newest'] as const;
export type ShopSort = (typeof SHOP_SORTS)[number];

/** Lists shops, 12 per page by default. */
export const listShops = defineCall({
  id: 'listShops',
  summary: 'Shops, searched and sorted, a page at a time',
  method: 'GET',
  path: '/shop/public/shop',
  access: 'public',
  query: z.object({
    ...pageQuery(12),
    /** Part of a shop's name; tolerates small typing errors. */
    shopName: z.optional(searchText()),
    /** Order of the list. */
    sort: z._default(z.enum(SHOP_SORTS, { error: 'must be a known order' }), 'products'),
  }),
  reply: pageOf(shopSummary),
  errors: [400],
  isTranslated: true,
  cacheSeconds: 30,
});

/** Returns a shop. 404 for an unknown shop. */
export const getShopByHandle = defineCall({
  id: 'getShopByHandle',
  summary: 'One shop with its description, contact and categories',
  method: 'GET',
  path: '/shop/public/shop/by-handle/{handle}',
  access: 'public',
  params: z.object({
    /** Handle of the shop, from a list, in small or capital letters. */
    handle,
  }),
  reply: shop,
  errors: [404],
  isTranslated: true,
  cacheSeconds: 30,
});

/** Lists the first shops of a featured section. 404 for an unknown section. */
export const listFeaturedShops = defineCall({
  id: 'listFeaturedShops',
  summary: 'Chosen shops of one featured section',
  method: 'GET',
  path: '/category/public-featured-shops',
  access: 'public',
  query: featuredQuery,
  reply: listOf(shopSummary),
  errors: [400, 404],
  isTranslated: true,
  cacheSeconds: 30,
});
