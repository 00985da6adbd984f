import type { FeaturedProductGroup, SubCategory } from '@marketplace/contracts/api/categories';
import type { ProductBrand, ProductShop, ProductTag } from '@marketplace/contracts/api/facets';

/**
 * A featured section as a choice of the filter, without the fields that only the section's tile
 * needs.
 */
export type Section = Pick<FeaturedProductGroup, 'uuid' | 'name'> & Counted;

/** A sub-category, without the fields that only its tile shows. */
export type Category = Omit<SubCategory, 'imageUrl' | 'productCount'> & Counted;

export interface Counted {
  /** Number of products with this value, if known. */
  productCount?: number;
}

/**
 * The choices of the filters, by kind. A kind that could not be loaded is missing, and its filter
 * is hidden.
 */
export interface Facets {
  sections?: readonly Section[];
  categories?: readonly Category[];
  tags?: readonly ProductTag[];
  brands?: readonly ProductBrand[];
  /**
   * Shops that have products in this section or sub-category. They come from an extension of the
   * API, which not every API supports.
   */
  shops?: readonly ProductShop[];
}

/** Number of products per choice of a list, by the uuid of the choice; `null` if unknown. */
export type FacetCounts = Readonly<Record<string, number>> | null;

/**
 * True if no kind is missing. Missing shops are ignored, because not every API offers the call for
 * shops.
 */
export const isComplete = ({ sections, categories, tags, brands }: Facets): boolean =>
  Boolean(sections && categories && tags && brands);
