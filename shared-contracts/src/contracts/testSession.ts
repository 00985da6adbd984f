import type { Locale } from './i18n/locale';
import type { PartName, RemoteName } from './pages/pageTable';

/**
 * Names and types of test sessions. A tester's session changes the shop for the tester alone, e.g.
 * with other releases, a different time or faults. Sessions exist only where `QA=1` is set.
 */

/** Cookie with a test session's token, in browsers. */
export const QA_COOKIE = 'qaSession';
/** Request header with a test session's token: from automated tests, and from render workers. */
export const QA_HEADER = 'x-qa-session';
/** Request header from the gateway to the API, with a signed `ApiSessionContext`. */
export const QA_CONTEXT_HEADER = 'x-qa-context';
/** Path at which the gateway answers the API calls of test sessions, in place of `/api`. */
export const QA_API_PATH = '/qa/api';

/**
 * Metric of the header `Server-Timing` of a test session's API replies. Its description is the
 * beginning of the call's trace id, by which the logs are searched. In a browser, all calls of a
 * page have one trace id.
 */
export const TRACE_TIMING = 'trace';

/** Prefix of the id of a test session's composition. */
export const SESSION_COMPOSITION = 'qa-';

/**
 * True if the composition belongs to a test session. Pages of test sessions count neither in
 * metrics nor in the checks of canary releases.
 */
export const isOfSession = (composition: string | undefined): boolean =>
  composition?.startsWith(SESSION_COMPOSITION) ?? false;

/** The clock of a test session, from which the API's rules take the current time. */
export interface SessionClock {
  /** Time of the test session at `setAt`, as ISO 8601. */
  at: string;
  /** Real time at which the clock was set, as ISO 8601. */
  setAt: string;
  /** True if the test session's time stands still. */
  isFrozen: boolean;
}

/** A fault that hits calls of one endpoint of the API. */
export interface ApiFault {
  /** Id of the endpoint in the contract, e.g. `placeOrder`. */
  call: string;
  /** Number of calls that the fault hits; all of them by default. */
  times?: number;
  /** Delay before the reply, in ms. */
  delayMs?: number;
  /**
   * The reply: an error with a code of the contract; `broken`: half a JSON document; `offline`: the
   * connection ends. By default the call is only delayed.
   */
  reply?: { status: number; code?: string } | 'broken' | 'offline';
}

/** A fault of a remote's release. */
export interface RemoteFault {
  /** Federation name of the remote, e.g. `mf_content`. */
  remote: RemoteName;
  /** Side on which the remote has the fault; by default, both the server and browsers. */
  on?: ReleaseSide;
  /** Delay before each of the remote's files, in ms. */
  delayMs?: number;
  /**
   * `missing`: none of the remote's files can be read; `throws`: each page of the remote throws
   * while it renders. By default the files are only delayed.
   */
  fails?: 'missing' | 'throws';
}

export type ReleaseSide = 'server' | 'browser';

/** Name of the channel that means a part's canary release. Only test sessions can choose it. */
export const CANARY = 'canary';

/** Name of a release channel, e.g. `staging` or `preview/my-branch`. */
export type ChannelName = string;

/**
 * Chooses a release that replaces the live one: by its version, by a channel that runs it, or by
 * the origin that serves its build, e.g. `http://localhost:4300`. `absent` leaves the remote out,
 * as if the shop never had it.
 */
export type ReleaseChoice =
  | { version: string }
  | { channel: ChannelName }
  | { origin: string }
  | { absent: true };

/** A customer of the shop, who is logged in with a token in the given state. */
export interface SessionCustomer {
  /** As customers type it, e.g. `01711000001`. */
  phone: string;
  /** `valid` by default. */
  token?: TokenState;
}

/** The API refuses an expired and a revoked token alike. */
export type TokenState = 'valid' | 'expired' | 'revoked';

export interface SessionSettings {
  /** Releases that replace the live ones: one for each named part, or all releases of a channel. */
  composition?: Record<PartName, ReleaseChoice> | ChannelName;
  clock?: SessionClock;
  faults?: (ApiFault | RemoteFault)[];
  /**
   * The person as whom the test session's link opens the shop. By default, the link changes
   * nothing: a customer who is logged in stays logged in.
   */
  who?: 'visitor' | SessionCustomer;
  language?: Locale;
  /** Colours of every page; by default those that the device prefers. */
  theme?: Theme;
  /**
   * Seed of `Math.random` on the server and in browsers, so that a page looks the same each time.
   */
  seed?: number;
}

export type Theme = 'light' | 'dark';

/** Data about a call's test session that the gateway sends to the API. */
export interface ApiSessionContext {
  id: string;
  clock?: SessionClock;
}
