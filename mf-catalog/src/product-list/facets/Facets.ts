import type { FeaturedProductGroup, SubCategory } from '@marketplace/contracts/api/categories';
import type { ProductBrand, ProductShop, ProductTag } from '@marketplace/contracts/api/facets';

/** A section of the market, without what only its tile shows. */
export type Section = Pick<FeaturedProductGroup, 'uuid' | 'name' | 'productCount'>;

/** A sub-category, without what only its tile shows. */
export type Category = Omit<SubCategory, 'imageUrl'>;

/** The choices of the filters; a part that failed to load is missing, and its filter with it. */
export interface Facets {
  sections?: Section[];
  categories?: Category[];
  tags?: ProductTag[];
  brands?: ProductBrand[];
  /** Shops of a section or a sub-category, if the host counts them (an extension). */
  shops?: ProductShop[];
}

/** True if every part that all hosts have was loaded. */
export const isComplete = ({ sections, categories, tags, brands }: Facets): boolean =>
  Boolean(sections && categories && tags && brands);
