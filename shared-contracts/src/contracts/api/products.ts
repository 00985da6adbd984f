import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { productDelivery } from './delivery';
import {
  count,
  line,
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

/** Stock as specification section 5 reads it to decide whether something can be bought. */
const stock = {
  /** Pieces left; below 0 when more were sold than there are (`sellStockout`). */
  inventoryQuantity: z.int(),
  /** Nothing can be bought while this is false. */
  trackQuantity: z.boolean(),
  /** May be bought although too few are left. */
  sellStockout: z.boolean(),
};

/** Data of a product card. Amounts in taka. */
export const productSummary = z.object({
  uuid,
  /** Unique, used as the slug of the product page. */
  handle: z.string(),
  name: z.string(),
  /** Extension: language of `name` where it is not the reply's. */
  nameLanguage: otherLanguage,
  price: taka,
  /** Former price; struck through only when above `price`. */
  comparePrice: z.nullable(taka),
  /** Extension: what one gets for `price`; left out where the host does not say. */
  measure: z.optional(measure),
  /** Extension: price of the cheapest variant; left out where all cost the same. */
  lowestPrice: z.optional(taka),
  ...stock,
  /** True when a variant has to be chosen to buy it; then price and stock are the variant's. */
  hasVariants: z.boolean(),
  /** 0 to 5 with one decimal; 0 while there is no review. */
  averageRating: z.number(),
  /** Published reviews. */
  reviewCount: count,
  /** The first pictures of the product; empty when it has none. */
  imageUrls: z.array(picture),
  /** Slug of the page of the shop that sells it. */
  shopHandle: z.string(),
  shopName: z.string(),
});
export type ProductSummary = z.infer<typeof productSummary>;

/** Something to choose about a product. */
export const productOption = z.object({
  /** Name of the option, e.g. Size. */
  optionName: z.string(),
  /** Extension: language of name and values where it is not the reply's. */
  optionLanguage: otherLanguage,
  /** Its values, in order. */
  productOptionValues: z.array(
    z.object({
      /** E.g. 500 g. */
      value: z.string(),
    }),
  ),
});
export type ProductOption = z.infer<typeof productOption>;

/** A purchasable combination of options: one value of each. Amounts in taka. */
export const productVariant = z.object({
  uuid,
  /** The chosen value of each option, in the order of `productOptions`. */
  variant: z.array(z.string()),
  price: taka,
  comparePrice: z.nullable(taka),
  /** Extension: what one gets for its price; left out where the host does not say. */
  measure: z.optional(measure),
  ...stock,
  imageUrl: z.nullable(picture),
});
export type ProductVariant = z.infer<typeof productVariant>;

/** A product whole (specification section 3). */
export const product = z.object({
  ...productSummary.shape,
  /** HTML, already reduced to harmless markup by the host. */
  description: z.string(),
  /** Extension: language of `description` where it is not the reply's. */
  descriptionLanguage: otherLanguage,
  /** Extension: what it is called in other languages. */
  otherNames: z.optional(
    z.array(
      z.object({
        /** The name. */
        name: z.string(),
        /** Language of it, as HTML's `lang` has it. */
        language: z.string(),
      }),
    ),
  ),
  /** Value of the `shopUuid` filter of lists. */
  shopUuid: uuid,
  /** Logo of the shop that sells it. */
  shopLogoUrl: z.nullable(
    z.object({
      /** 320 px wide. */
      smallImageUrl: z.string(),
    }),
  ),
  brandName: z.nullable(z.string()),
  /** Names of its tags. */
  tags: z.array(z.string()),
  /** Its sub-category: what `productCategoryUuid` of lists filters by. */
  categoryUuid: uuid,
  /** Slug of the sub-category's page; a host may not say. */
  categoryHandle: z.optional(z.string()),
  categoryName: z.string(),
  /** Extension: language of `categoryName` where it is not the reply's. */
  categoryNameLanguage: otherLanguage,
  /** The featured section its sub-category belongs to. */
  featuredProductGroupUuid: z.nullable(uuid),
  /** Extension: what delivering it costs, until when it arrives, and where it is delivered at all. */
  delivery: z.optional(productDelivery),
  /** Both lists are empty when `hasVariants` is false. */
  variant: z.object({
    /** The options to choose, in order. */
    productOptions: z.array(productOption),
    /** The purchasable variants. */
    productVariants: z.array(productVariant),
  }),
});
export type Product = z.infer<typeof product>;

/** Orders a list can be sorted in; without one, the list is newest first. */
export const PRODUCT_SORTS = ['newest', 'price-asc', 'price-desc', 'rating', 'popular'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Highest amount a price filter may name, in taka. */
const MAX_TAKA = 10_000_000;

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
    /** Only of this featured section. */
    featuredProductGroupUuid: z.optional(uuid),
    /** Only of these sub-categories. */
    productCategoryUuid: queryUuids,
    /** Only of this shop. */
    shopUuid: z.optional(uuid),
    /** Only with one of these tags. */
    productTagUuid: queryUuids,
    /** Only of these brands. */
    productBrandUuid: queryUuids,
    /** Only with such a name, as `searchProducts` finds it. */
    productName: z.optional(searchText()),
    /** Taka, whole. */
    minPrice: z.optional(queryInteger(0, MAX_TAKA)),
    /** Taka, whole. */
    maxPrice: z.optional(queryInteger(0, MAX_TAKA)),
    /** The order of the list. */
    sort: z._default(z.enum(PRODUCT_SORTS, { error: 'must be a known order' }), 'newest'),
  }),
  reply: z.object({
    ...pageOf(productSummary).shape,
    /** Highest price of the list without its price filter, in taka; 0 for an empty list. */
    maxProductPrice: taka,
  }),
  errors: [400],
  isTranslated: true,
  cacheSeconds: 15,
});

/** 404 for an unknown product. Where it has variants, price and stock are theirs. */
export const getProductByHandle = defineCall({
  id: 'getProductByHandle',
  summary: 'One product with its options, variants and description',
  method: 'GET',
  path: '/product/public/product/by-handle/{handle}',
  access: 'public',
  params: z.object({
    /** As lists give it. */
    handle: line(),
  }),
  reply: product,
  errors: [404],
  isTranslated: true,
  cacheSeconds: 15,
});

/** A featured section, a sub-category or a shop that a search names. */
export const searchPlace = z.object({
  /** One of three that have pages at different addresses. */
  kind: z.enum(['section', 'category', 'shop']),
  uuid,
  /** Slug of its page; that of a section is its uuid. */
  handle: z.string(),
  name: z.string(),
  /** Extension: language of `name` where it is not the reply's. */
  nameLanguage: otherLanguage,
});
export type SearchPlace = z.infer<typeof searchPlace>;

/** Search by name, in English or Bangla, forgiving small slips; nothing is found by an empty name. */
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
    /** The items of this page. */
    searchList: z.array(productSummary),
    /** True when a name was given and nothing matches it. */
    noProductfound: z.boolean(),
    /** On the first page: where such things are, best first; a host may not say. */
    places: z.optional(z.array(searchPlace)),
    paginationStatus,
  }),
  errors: [400],
  isTranslated: true,
  cacheSeconds: 15,
});
