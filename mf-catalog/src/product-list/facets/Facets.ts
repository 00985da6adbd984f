import type { FeaturedProductGroup, SubCategory } from '@marketplace/contracts/api/categories';
import type { ProductBrand, ProductShop, ProductTag } from '@marketplace/contracts/api/facets';

/** A featured section as a choice of the filter, without the fields that only the section's tile
 * needs. */
export type Section = Pick<FeaturedProductGroup, 'uuid' | 'name' | 'productCount'>;

/** A sub-category, without the fields that only its tile shows. */
export type Category = Omit<SubCategory, 'imageUrl'>;

/**
 * The choices of the filters, by kind. A kind that could not be loaded is missing, and its filter
 * is hidden.
 */
export interface Facets {
  sections?: Section[];
  categories?: Category[];
  tags?: ProductTag[];
  brands?: ProductBrand[];
  /**
   * Shops that sell in the list of a section or sub-category. Needs a call that not every host
   * supports (an extension).
   */
  shops?: ProductShop[];
}

/** True if no kind is missing. Shops do not count, because not every host supports their call. */
export const isComplete = ({ sections, categories, tags, brands }: Facets): boolean =>
  Boolean(sections && categories && tags && brands);
