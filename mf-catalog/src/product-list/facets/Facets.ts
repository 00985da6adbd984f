import type { FeaturedProductGroup, SubCategory } from '@marketplace/contracts/api/categories';
import type { ProductBrand, ProductShop, ProductTag } from '@marketplace/contracts/api/facets';

/** A section, without the fields that only its tile shows. */
export type Section = Pick<FeaturedProductGroup, 'uuid' | 'name' | 'productCount'>;

/** A sub-category, without the fields that only its tile shows. */
export type Category = Omit<SubCategory, 'imageUrl'>;

/**
 * The choices of the filters. If one kind could not be loaded, it is missing and its filter is
 * hidden.
 */
export interface Facets {
  sections?: Section[];
  categories?: Category[];
  tags?: ProductTag[];
  brands?: ProductBrand[];
  /**
   * Shops in the list of a section or a sub-category, if the host supports the call (an extension).
   */
  shops?: ProductShop[];
}

/** True if all kinds that every host supports were loaded. */
export const isComplete = ({ sections, categories, tags, brands }: Facets): boolean =>
  Boolean(sections && categories && tags && brands);
