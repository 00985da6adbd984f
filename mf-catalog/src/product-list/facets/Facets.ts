import type { ProductBrand } from '@marketplace/contracts/api/brands';
import type { FeaturedProductGroup, SubCategory } from '@marketplace/contracts/api/categories';
import type { ProductTag } from '@marketplace/contracts/api/tags';

/** A section of the market, without what only its tile shows. */
export type Section = Pick<FeaturedProductGroup, 'uuid' | 'name' | 'productCount'>;

/** A sub-category, without what only its tile shows. */
export type Category = Omit<SubCategory, 'imageUrl'>;

/** What lists can be narrowed by; what could not be loaded is missing, and with it that filter. */
export interface Facets {
  sections?: Section[];
  categories?: Category[];
  tags?: ProductTag[];
  brands?: ProductBrand[];
}
