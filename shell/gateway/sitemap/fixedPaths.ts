import {
  blogListPath,
  categoriesPath,
  homePath,
  landingPath,
  ownerOf,
  productListPath,
  shopListPath,
} from '@marketplace/contracts/routes';

/** Specification section 2, information. */
const INFORMATION = [
  '/about-us',
  '/contact',
  '/cookies-policy',
  '/privacy-policy',
  '/refund-and-cancelation-policy',
  '/terms-and-conditions',
  '/legal-compliance',
];

/** Public pages that are there whatever is sold, as far as a part of the shop owns them. */
export function fixedPaths(brandSlug: string): string[] {
  return [
    homePath(),
    productListPath(),
    categoriesPath(),
    shopListPath(),
    blogListPath(),
    landingPath(brandSlug),
    ...INFORMATION,
  ].filter((path) => ownerOf(path, brandSlug) !== undefined);
}
