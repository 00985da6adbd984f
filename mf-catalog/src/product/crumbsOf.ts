import type { Product } from '@marketplace/contracts/api/products';
import { categoryPath, productListPath, productPath } from '@marketplace/contracts/routes';
import type { NamedPath } from '../seo/listJsonLd';

/** The breadcrumbs of a product: its sub-category and the product. */
export const crumbsOf = (product: Product): [parent: NamedPath, self: NamedPath] => [
  {
    name: product.categoryName,
    path: product.categoryHandle
      ? categoryPath(product.categoryHandle)
      : productListPath({ productCategoryUuid: product.categoryUuid }),
  },
  { name: product.name, path: productPath(product.handle) },
];
