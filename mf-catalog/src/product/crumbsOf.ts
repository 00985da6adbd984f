import type { Product } from '@marketplace/contracts/api/products';
import { categoryPath, productListPath, productPath } from '@marketplace/contracts/routes';
import type { Crumb } from './breadcrumbJsonLd';

/** The way to a product: its sub-category, then itself. */
export const crumbsOf = (product: Product): [parent: Crumb, self: Crumb] => [
  {
    name: product.categoryName,
    path: product.categoryHandle
      ? categoryPath(product.categoryHandle)
      : productListPath({ productCategoryUuid: product.categoryUuid }),
  },
  { name: product.name, path: productPath(product.handle) },
];
