import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { count, line, picture, queryInteger, queryUuids, taka, uuid } from './fields';
import { pageOf, pageQuery, paginationStatus } from './pagination';

/** Stock as specification section 5 reads it to decide whether something can be bought. */
const stock = {
  /** Pieces left; below 0 when more were sold than there are (`sellStockout`). */
  inventoryQuantity: z.int(),
  /** Nothing can be bought while this is false. */
  trackQuantity: z.boolean(),
  /** May be bought although too few are left. */
  sellStockout: z.boolean(),
};

/** What a product card needs. Amounts in taka. */
export const productSummary = z.object({
  uuid,
  /** Unique, used as the slug of the product page. */
  handle: z.string(),
  name: z.string(),
  price: taka,
  /** Former price; struck through only when above `price`. */
  comparePrice: z.nullable(taka),
  ...stock,
  hasVariants: z.boolean(),
  /** 0 to 5 with one decimal; 0 while there is no review. */
  averageRating: z.number(),
  reviewCount: count,
  /** The first pictures of the product; empty when it has none. */
  imageUrls: z.array(picture),
  shopHandle: z.string(),
  shopName: z.string(),
});
export type ProductSummary = z.infer<typeof productSummary>;

export const productOption = z.object({
  optionName: z.string(),
  productOptionValues: z.array(z.object({ value: z.string() })),
});
export type ProductOption = z.infer<typeof productOption>;

export const productVariant = z.object({
  uuid,
  /** The chosen value of each option, in the order of `productOptions`. */
  variant: z.array(z.string()),
  price: taka,
  comparePrice: z.nullable(taka),
  ...stock,
  imageUrl: z.nullable(picture),
});
export type ProductVariant = z.infer<typeof productVariant>;

/** A product whole (specification section 3). */
export const product = z.object({
  ...productSummary.shape,
  /** HTML, already reduced to harmless markup by the host. */
  description: z.string(),
  shopLogoUrl: z.nullable(z.object({ smallImageUrl: z.string() })),
  brandName: z.nullable(z.string()),
  tags: z.array(z.string()),
  categoryUuid: uuid,
  categoryName: z.string(),
  featuredProductGroupUuid: z.nullable(uuid),
  /** Both lists are empty when `hasVariants` is false. */
  variant: z.object({
    productOptions: z.array(productOption),
    productVariants: z.array(productVariant),
  }),
});
export type Product = z.infer<typeof product>;

/** Orders a list can be sorted in; without one, the list is newest first. */
export const PRODUCT_SORTS = ['newest', 'price-asc', 'price-desc', 'rating', 'popular'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Highest amount a price filter may name, in taka. */
const MOST_TAKA = 10_000_000;

/**
 * The product list with its filters (specification section 3, design section 7); repeated uuids
 * of one kind widen the list, different filters narrow it. 14 a page by default.
 */
export const listProducts = defineCall({
  id: 'listProducts',
  summary: 'Products, filtered and sorted, a page at a time',
  method: 'GET',
  path: '/product/public/product',
  access: 'public',
  query: z.object({
    ...pageQuery(14),
    featuredProductGroupUuid: z.optional(uuid),
    productCategoryUuid: queryUuids,
    shopUuid: z.optional(uuid),
    productTagUuid: queryUuids,
    productBrandUuid: queryUuids,
    productName: z.optional(z.string().check(z.maxLength(100))),
    /** Taka, whole. */
    minPrice: z.optional(queryInteger(0, MOST_TAKA)),
    maxPrice: z.optional(queryInteger(0, MOST_TAKA)),
    sort: z._default(z.enum(PRODUCT_SORTS, { error: 'must be a known order' }), 'newest'),
  }),
  reply: z.object({
    ...pageOf(productSummary).shape,
    /** Highest price of the list without its price filter, in taka; 0 for an empty list. */
    maxProductPrice: taka,
  }),
  errors: [400],
  cacheSeconds: 15,
});

export const getProductByHandle = defineCall({
  id: 'getProductByHandle',
  summary: 'One product with its options, variants and description',
  method: 'GET',
  path: '/product/public/product/by-handle/{handle}',
  access: 'public',
  params: z.object({ handle: line() }),
  reply: product,
  errors: [404],
  cacheSeconds: 15,
});

/** Search by name, in English or Bangla, forgiving small slips; nothing is found by an empty name. */
export const searchProducts = defineCall({
  id: 'searchProducts',
  summary: 'Products whose name matches, best first',
  method: 'GET',
  path: '/product/public/product/search',
  access: 'public',
  query: z.object({
    ...pageQuery(14),
    productName: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  }),
  reply: z.object({
    searchList: z.array(productSummary),
    /** True when a name was given and nothing matches it. */
    noProductfound: z.boolean(),
    paginationStatus,
  }),
  errors: [400],
  cacheSeconds: 15,
});
