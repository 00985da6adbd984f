/**
 * Pages about the market itself, by their addresses (specification section 2). A separate file,
 * because a remote's routes load it first and need no other path.
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
