import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { productDelivery } from './delivery';
import {
  count,
  handle,
  otherLanguage,
  picture,
  queryInteger,
  queryUuids,
  searchText,
  taka,
  uuid,
} from './fields';
import { measure } from './measure';
import { pageOf, pageQuery, paginationStatus } from './pagination';

/**
 * Stock of a product or variant, which decides whether the item can be bought (specification
 * section 5).
 */
const stock = {
  /** Number of pieces left; below 0 if more were sold than there are (`sellStockout`). */
  inventoryQuantity: z.int(),
  /** If false, the item cannot be bought. */
  trackQuantity: z.boolean(),
  /** True if the item may be bought even if too few pieces are left. */
  sellStockout: z.boolean(),
};

/** Data of a product card. Amounts in taka. */
export const productSummary = z.object({
  uuid,
  /** Unique, used as the slug of the product page. */
  handle: z.string(),
  name: z.string(),
  /** API extension: language of `name` if it differs from the reply's language. */
  nameLanguage: otherLanguage,
  price: taka,
  /** Former price, which is shown struck through only if it is above `price`. */
  comparePrice: z.nullable(taka),
  /** API extension: amount of goods that `price` buys; left out by an API that does not send it. */
  measure: z.optional(measure),
  /** API extension: price of the cheapest variant; left out if all variants cost the same. */
  lowestPrice: z.optional(taka),
  ...stock,
  /** True if a variant must be chosen; then the variant's price and stock apply. */
  hasVariants: z.boolean(),
  /** Average rating, 0 to 5 with one decimal; 0 without reviews. */
  averageRating: z.number(),
  /** Number of published reviews. */
  reviewCount: count,
  /** The first pictures of the product; empty if it has none. */
  imageUrls: z.array(picture),
  /** Slug of the shop's page. */
  shopHandle: z.string(),
  shopName: z.string(),
});
export type ProductSummary = z.infer<typeof productSummary>;

/** An option of a product, e.g. its size, for which the shopper chooses a value. */
export const productOption = z.object({
  /** Name of the option, e.g. Size. */
  optionName: z.string(),
  /** API extension: language of the name and values if it differs from the reply's language. */
  optionLanguage: otherLanguage,
  /** Values to choose from, in the order that the shop chose. */
  productOptionValues: z.array(
    z.object({
      /** Text of the value, e.g. 500 g. */
      value: z.string(),
    }),
  ),
});
export type ProductOption = z.infer<typeof productOption>;

/** A variant of a product: one value of each option. Amounts are in taka. */
export const productVariant = z.object({
  uuid,
  /** The chosen value of each option, in the order of `productOptions`. */
  variant: z.array(z.string()),
  price: taka,
  comparePrice: z.nullable(taka),
  /**
   * API extension: amount of goods that the variant's price buys; left out by an API that does not
   * send it.
   */
  measure: z.optional(measure),
  ...stock,
  imageUrl: z.nullable(picture),
});
export type ProductVariant = z.infer<typeof productVariant>;

/** A product with all its details (specification section 3). */
export const product = z.object({
  ...productSummary.shape,
  /** HTML that the API has sanitised. */
  description: z.string(),
  /** API extension: language of `description` if it differs from the reply's language. */
  descriptionLanguage: otherLanguage,
  /** API extension: the product's names in other languages. */
  otherNames: z.optional(
    z.array(
      z.object({
        name: z.string(),
        /** Language of the name, in the form of HTML's `lang`. */
        language: z.string(),
      }),
    ),
  ),
  /** Uuid of the shop, for the filter `shopUuid` of lists. */
  shopUuid: uuid,
  /** Logo of the shop. */
  shopLogoUrl: z.nullable(
    z.object({
      /** 160 px wide. */
      smallImageUrl: z.string(),
    }),
  ),
  brandName: z.nullable(z.string()),
  /** Names of the product's tags. */
  tags: z.array(z.string()),
  /** Uuid of the sub-category, for the filter `productCategoryUuid` of lists. */
  categoryUuid: uuid,
  /** Slug of the sub-category's page; some APIs do not send it. */
  categoryHandle: z.optional(z.string()),
  categoryName: z.string(),
  /** API extension: language of `categoryName` if it differs from the reply's language. */
  categoryNameLanguage: otherLanguage,
  /** Uuid of the featured section that the sub-category belongs to. */
  featuredProductGroupUuid: z.nullable(uuid),
  /** API extension: cost, deadline and districts of delivery. */
  delivery: z.optional(productDelivery),
  /** Options and variants; both lists are empty if `hasVariants` is false. */
  variant: z.object({
    /** Options in the order in which they are offered. */
    productOptions: z.array(productOption),
    /** All variants, including those that are sold out. */
    productVariants: z.array(productVariant),
  }),
});
export type Product = z.infer<typeof product>;

/** Ways to sort a list; the default is newest first. */
export const PRODUCT_SORTS = ['newest', 'price-asc', 'price-desc', 'rating', 'popular'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Highest amount of a price filter, in taka. */
const MAX_TAKA = 10_000_000;

/** Query keys that narrow a list of products. */
export const productListFilters = {
  /** Only products of this featured section. */
  featuredProductGroupUuid: z.optional(uuid),
  /** Only products of these sub-categories. */
  productCategoryUuid: queryUuids,
  /** Only products of this shop. */
  shopUuid: z.optional(uuid),
  /** Only products with one of these tags. */
  productTagUuid: queryUuids,
  /** Only products of these brands. */
  productBrandUuid: queryUuids,
  /** Only products that `searchProducts` would find by this name. */
  productName: z.optional(searchText()),
  /** Lowest price, in whole taka. */
  minPrice: z.optional(queryInteger(0, MAX_TAKA)),
  /** Highest price, in whole taka. */
  maxPrice: z.optional(queryInteger(0, MAX_TAKA)),
};

/**
 * Lists products that match the filters (specification section 3). Several uuids of one filter
 * widen the list; different filters narrow it. 14 per page by default.
 */
export const listProducts = defineCall({
  id: 'listProducts',
  summary: 'Products, filtered and sorted, a page at a time',
  method: 'GET',
  path: '/product/public/product',
  access: 'public',
  query: z.object({
    ...pageQuery(14),
    ...productListFilters,
    /** Order of the list. */
    sort: z._default(z.enum(PRODUCT_SORTS, { error: 'must be a known order' }), 'newest'),
  }),
  reply: z.object({
    ...pageOf(productSummary).shape,
    /**
     * Highest price, in taka, of the products that match all filters except the price filter; 0 if
     * there are none.
     */
    maxProductPrice: taka,
  }),
  errors: [400],
  isTranslated: true,
  cacheSeconds: 15,
});

/**
 * Returns a product. If it has variants, the price and stock of the chosen variant apply. 404 for
 * an unknown product.
 */
export const getProductByHandle = defineCall({
  id: 'getProductByHandle',
  summary: 'One product with its options, variants and description',
  method: 'GET',
  path: '/product/public/product/by-handle/{handle}',
  access: 'public',
  params: z.object({
    /** Handle of the product, from a list, in small or capital letters. */
    handle,
  }),
  reply: product,
  errors: [404],
  isTranslated: true,
  cacheSeconds: 15,
});

/** A featured section, a sub-category or a shop whose name matches the search. */
export const searchPlace = z.object({
  /** Type of the match: a section, a sub-category or a shop. */
  kind: z.enum(['section', 'category', 'shop']),
  uuid,
  /** Slug of the matching page; for a section, the section's uuid. */
  handle: z.string(),
  name: z.string(),
  /** API extension: language of `name` if it differs from the reply's language. */
  nameLanguage: otherLanguage,
});
export type SearchPlace = z.infer<typeof searchPlace>;

/** A product that a search has found. */
export const foundProduct = z.object({
  ...productSummary.shape,
  /** API extension: name of the featured section that the product belongs to. */
  sectionName: z.optional(z.string()),
  /** API extension: language of `sectionName` if it differs from the reply's language. */
  sectionNameLanguage: otherLanguage,
});
export type FoundProduct = z.infer<typeof foundProduct>;

/**
 * Searches products by name, in English or Bangla, and tolerates small typing errors. An empty name
 * finds nothing.
 */
export const searchProducts = defineCall({
  id: 'searchProducts',
  summary: 'Products whose name matches, best first',
  method: 'GET',
  path: '/product/public/product/search',
  access: 'public',
  query: z.object({
    ...pageQuery(14),
    /** The search text. */
    productName: z._default(searchText(), ''),
  }),
  reply: z.object({
    /** Products on this page. */
    searchList: z.array(foundProduct),
    /** True if a name was given and no product matches it. */
    noProductfound: z.boolean(),
    /**
     * Matching sections, categories and shops, the best match first. Sent only with the first page
     * of products; some APIs do not send them.
     */
    places: z.optional(z.array(searchPlace)),
    paginationStatus,
  }),
  errors: [400],
  isTranslated: true,
  cacheSeconds: 15,
});
