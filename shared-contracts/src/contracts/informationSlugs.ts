/**
 * Paths of the pages about the market itself (specification section 2). They are in a file of their
 * own, because the routes of a remote load them first and need no other paths.
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
