/**
 * How long pages, their code and the visitors wait for something else, in ms. Limits of single calls, with
 * their retries, are settings of the API client (`client/apiSettings`); those of the gateway's way to the API, of
 * the feed and of the sitemaps stand beside these (`gateway/api-proxy/proxyApi`, `serveFeed`, `sitemap`).
 */

/** A navigation, for what its first screen shows: a call, or the code of an island. */
export const NAVIGATION_WAIT_MS = 800;
/** A navigation, for what its page can be read without; most replies are there by then. */
export const EXTRA_WAIT_MS = 400;
/** A navigation, before its progress is to be seen (specification section 9). */
export const PROGRESS_DELAY_MS = 200;
/** A late result, until the page that shows it has asked for it. */
export const LATE_RESULT_MS = 10_000;
/**
 * The server, for a whole document, before it sends the ready part and streams the rest: one that is
 * made once, and one that is kept and which others will read.
 */
export const WHOLE_DOCUMENT_LIMITS_MS = { once: 150, kept: 400 };
/** The server, for a page that is kept: for each reply that is stale to be renewed. */
export const STALE_REPLY_WAIT_MS = 400;
/** A visitor, for a page that is stale to be renewed. */
export const STALE_PAGE_WAIT_MS = 150;
/** A visitor, for a page that has to be made. */
export const RENDER_LIMIT_MS = 10_000;
/**
 * The server, from the beginning of a page that is only read, for replies without which there is none, in time of
 * its event loop; others have had `NAVIGATION_WAIT_MS` each by then.
 */
export const READ_PAGE_LIMIT_MS = 4000;
/** A visitor, for a render worker where all have just died. */
export const RENDER_WORKER_WAIT_MS = 10_000;
/** A page whose connection has broken, for the end of its render worker, which is known a little later. */
export const WORKER_END_WAIT_MS = 1000;

/** The start of a page, for its first view: a tab in the background paints nothing. */
export const START_LIMIT_MS = 1000;
/** A page with an error, for its start; then its inline script reports the error. */
export const FAILED_START_LIMIT_MS = 10_000;
/** A form that is posted, for the code that answers it; then the browser sends it by itself. */
export const FORM_HELD_MS = 5000;
/** The browser, for the code and messages of a remote. */
export const REMOTE_LIMIT_MS = 3000;
/** The browser, for the same while the server's markup stands in for the page: nobody waits for it. */
export const REMOTE_IN_BACKGROUND_LIMIT_MS = 20_000;
/** The browser, for one script or the list that it is checked against; on the slowest phones as well. */
export const SCRIPT_LIMIT_MS = 30_000;
/** Requests to the server, for a try to load a remote; then their pages render without it. */
export const REMOTE_ON_SERVER_LIMIT_MS = 800;
/** The server's process, for a remote that no request waits for, in time of its event loop. */
export const REMOTE_PRELOAD_LIMIT_MS = 5000;
/** The same by the clock; after it the remote is registered anew before the next try. */
export const REMOTE_ABANDON_LIMIT_MS = 60_000;
/** The server, for a page's own code while it awaits no call, in time of its event loop. */
export const PAGE_CODE_LIMIT_MS = 700;
/** A navigation in the browser, for the same: on a slow network that code has yet to come. */
export const PAGE_CODE_IN_BROWSER_LIMIT_MS = 10_000;
/** Between two tries of the server to load a remote. */
export const REMOTE_RETRY_MS = 1000;
/** Between two tries of what stands as the server's markup and nobody has touched: twice as long each time. */
export const ISLAND_RETRY_MS = { first: 2000, longest: 30_000 };

/** A page, for changes under way of what it reads; then it shows what is known, and follows what comes. */
export const CHANGES_WAIT_MS = 4000;
/** A page or form, for what a host may offer or list; then it does without. */
export const OPTIONAL_CALL_LIMIT_MS = 4000;
/** A sign-in, for the customer's details: the shopper is signed in without them. */
export const CUSTOMER_WAIT_MS = 3000;
/** A page that failed, to find out whether a newer release has removed its code. */
export const CODE_CHECK_LIMIT_MS = 2000;
/** The same page, for an answer of the server; without one it does not reload. */
export const RELOAD_CHECK_LIMIT_MS = 2000;
/**
 * The browser, from the first part of a document that streams to its end: the server waits for no call
 * that long. A part that the network brings later is loaded by Retry.
 */
export const DOCUMENT_END_LIMIT_MS = 10_000;
/** A second try of a remote, for the browser to forget the files of the first. */
export const PURGE_LIMIT_MS = 1000;
/** A request over the bus, longer than the call of a service that answers: without an answer it has failed. */
export const BUS_ANSWER_LIMIT_MS = 20_000;
/** A submission by its shopper, code and retries included. */
export const SUBMISSION_LIMIT_MS = 20_000;
/** An order on its way. */
export const ORDER_LIMIT_MS = 30_000;
/** The start of the payment and the saving of the address, both together, after an order was placed. */
export const FOLLOW_UP_LIMIT_MS = 8000;
/**
 * The same two where the order came as a form, whose page has to be made by `RENDER_LIMIT_MS`, and the second
 * try that finds an order whose answer was lost.
 */
export const POSTED_ORDER_LIMITS_MS = { order: 4000, secondTry: 1500, followUp: 2500 } as const;
/** Another company's chat, for its script; then the market's own panel opens. */
export const CHAT_SCRIPT_LIMIT_MS = 8000;
