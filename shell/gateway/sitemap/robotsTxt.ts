import {
  cartPath,
  checkoutPath,
  complaintsPath,
  landingPath,
  loginVerificationPath,
  ordersPath,
  phoneVerifyPath,
  profilePath,
  resetPasswordPath,
  signUpPath,
  thankYouPath,
  wishlistPath,
} from '@marketplace/contracts/routes';

/** Pages that are one customer's own, and steps of signing up: nothing to be found by searching. */
const PRIVATE = [
  cartPath(),
  wishlistPath(),
  checkoutPath(),
  thankYouPath(),
  ordersPath(),
  profilePath(),
  complaintsPath(),
  signUpPath(),
  // As the specification's table of routes has it; robots heed the case.
  '/Signup',
  loginVerificationPath(),
  phoneVerifyPath(),
  resetPasswordPath(),
  '/api',
];

/** Where the API host has pictures, which may be found. */
const PICTURES = '/api/media/';

/** What robots may ask for (RFC 9309); of two rules, the longer one counts. */
export function robotsTxt(origin: string, brandSlug: string): string {
  const landing = landingPath(brandSlug);
  // Rules are beginnings: `/cart` would take `/carthage` with it.
  const allowed = [
    PICTURES,
    ...(PRIVATE.some((path) => landing.startsWith(path)) ? [landing] : []),
  ];
  return [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    ...allowed.map((path) => `Allow: ${path}`),
    '',
    // A host name ends where white space begins: what is asked for must not add a line.
    `Sitemap: ${origin.replace(/\s.*/s, '')}/sitemap.xml`,
    '',
  ].join('\n');
}
