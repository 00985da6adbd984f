import { type Locale, localeOfDocument } from '../i18n/locale';
import type { CacheTimes } from '../responseCache';
import type { Trace } from '../trace';

/** A request to the API, ready to be sent. */
export interface OutgoingRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON, or a form with files. */
  body?: string | FormData;
  /** Aborts at the time limit or when the caller aborts. */
  signal: AbortSignal;
  /** Called with the share of the body that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Cache key of a request: its URL and language. */
export const requestKey = (url: string, language?: string) =>
  language ? `${language} ${url}` : url;

/** A reply that has not been parsed or checked. */
export interface IncomingReply {
  status: number;
  /** Keys in lower case. */
  headers: Record<string, string | undefined>;
  text: string;
}

/**
 * Records the API calls of a page that the server renders, because the page may not be cached
 * longer than the replies it contains.
 */
export interface CallRecorder {
  /**
   * Longest wait for a new reply if the cached reply is stale, in ms. Used only on the server,
   * which has a reply cache.
   */
  staleWaitMs?: () => number;
  /** Deadline of the page for which a GET is made; read when the call starts. Writes ignore it. */
  deadline?: () => AbortSignal | undefined;
  /**
   * Called when a call starts. The function that it returns is called when the call ends, with the
   * times for which the reply may still be cached.
   */
  begin: () => (times: CacheTimes) => void;
}

/** A sent request, for traces. */
export interface SentRequest {
  /** Trace of this request. */
  trace: Trace;
  /** Id of the trace's step that caused the request. */
  parentId: string;
  method: string;
  url: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  ms: number;
  /** HTTP status; left out if no reply came. */
  status?: number;
}

export interface ApiSettings {
  /**
   * Base URL of the API without a trailing slash. In the browser it may be only a path. On the
   * server it has an origin.
   */
  baseUrl: string;
  /** Time limit of one attempt of a GET, in ms. */
  getTimeoutMs: number;
  /** Time limit of a GET with all its attempts, in ms. */
  getDeadlineMs: number;
  /** Time limit of a write, in ms. */
  writeTimeoutMs: number;
  /** Time limit of a write that sends files, in ms. */
  uploadTimeoutMs: number;
  /**
   * Number of further attempts after the first attempt failed, for a GET or a write with the
   * caller's idempotency key.
   */
  retries: number;
  /** Language in which the API should send texts: that of the page that makes the call. */
  language: () => Locale | undefined;
  /** Called when the API replies with 401 to a request with the token from the cookie. */
  onUnauthorized?: (request?: Request) => void;
  /** Records every call. */
  recorder?: CallRecorder;
  /** Called for every request that belongs to a trace, once per attempt. */
  onSent?: (request: SentRequest) => void;
  /** Sends a request; rejects if no reply came. Axios by default. */
  fetchReply?: (request: OutgoingRequest) => Promise<IncomingReply>;
}

const isServer = typeof window === 'undefined';

// Default settings. On the server, each page has a deadline as well (`CallRecorder`). A reply that
// arrives after the deadline is cached for later pages.
const settings: ApiSettings = {
  baseUrl: '/api',
  getTimeoutMs: 8000,
  getDeadlineMs: isServer ? 8000 : 24_000,
  writeTimeoutMs: 15_000,
  // Time to upload five pictures of 5 MB at 1.6 Mbit/s, plus half of that time in reserve.
  uploadTimeoutMs: 190_000,
  retries: 2,
  language: isServer ? () => undefined : localeOfDocument,
};

export const apiSettings = (): Readonly<ApiSettings> => settings;

/**
 * Changes settings that depend on where the code runs, e.g. the base URL of the API and the
 * reaction to a refused token.
 */
export function configureApi(changes: Partial<ApiSettings>): void {
  Object.assign(settings, changes);
}
