/**
 * Paths of the pages about the market itself (specification section 2). This file contains nothing
 * else, because the routes of a remote load these paths first and need no others.
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
