/**
 * Paths of the pages about the market itself (specification section 2). They have a file of their
 * own, so that a remote's routes can import them without the other paths of the shop.
 */
export const INFORMATION_PAGES = [
  'about-us',
  'contact',
  'cookies-policy',
  'privacy-policy',
  'refund-and-cancelation-policy',
  'terms-and-conditions',
  'legal-compliance',
] as const;
export type InformationSlug = (typeof INFORMATION_PAGES)[number];
