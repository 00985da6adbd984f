/**
 * Pages about the market itself, by their addresses (specification section 2). In a file of their own:
 * a remote's routes need them before anything else, and no path of another page.
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
