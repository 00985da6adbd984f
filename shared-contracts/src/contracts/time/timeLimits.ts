/**
 * Time limits in ms, by the purpose of the wait. The API client also limits each attempt of a call,
 * and all attempts of a GET together (`client/apiSettings`). The gateway has its own limits for the
 * API, the feed and the sitemaps (`gateway/api-proxy/proxyApi`, `gateway/feeds`).
 */

/**
 * Limit for a better version of something that is already usable, e.g. a renewed page instead of a
 * stale one, or a document with its late regions.
 */
export const GLANCE_MS = 150;
/** Limit for data that a page can do without. Most replies arrive within this time. */
export const EXTRA_MS = 400;
/**
 * Limit for one call, or one piece of code, that a page or navigation waits for (specification
 * section 9).
 */
export const CALL_MS = 800;
/**
 * Limit for one step of a visitor: the code of a remote, the customer's data after a sign-in, the
 * check for a newer release.
 */
export const STEP_MS = 3000;
/** Limit for all data that a page requires, or that a form needs before it is shown or sent. */
export const PAGE_MS = 4000;
/** Limit for a whole document or page, including its code on slow networks. */
export const DOCUMENT_MS = 10_000;
/** Limit for background work, and for writes including their retries. */
export const BACKGROUND_MS = 30_000;
