/**
 * The policy of waiting, in ms: what is waited for decides the class of a wait. Limits of single calls, with
 * their retries, are settings of the API client (`api/apiSettings`); those of the gateway's way to the API, of
 * the feed and of the sitemaps stand beside these (`gateway/proxyApi`, `serveFeed`, `sitemap`).
 */

/** What is better if it comes at once: a renewed page in place of a stale one, a document without late regions. */
export const GLANCE_MS = 150;
/** What a page can be read without; most replies are there by then. */
export const EXTRA_MS = 400;
/** One call, or one piece of code, that a page or a navigation waits for (specification section 9). */
export const CALL_MS = 800;
/** One step of a visitor: the code of a remote, the customer after a sign-in, whether a newer release is live. */
export const STEP_MS = 3000;
/** Everything that a page cannot be made without, or that a form needs before it is shown or sent. */
export const PAGE_MS = 4000;
/** A document or a page from beginning to end; on slow networks also its code. */
export const DOCUMENT_MS = 10_000;
/** What nobody watches, and writes with their retries. */
export const BACKGROUND_MS = 30_000;
