import { type Locale, localeOfDocument } from '../i18n/locale';
import type { CacheTimes } from '../responseCache';
import type { Trace } from '../trace';

/** A request that is sent. */
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

/** Cache key of a request: its address and language. */
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
 * Records the calls of a render, because a page on the server may not be kept longer than its
 * replies.
 */
export interface CallRecorder {
  /**
   * Longest wait in ms for a new reply if the cached one is stale; used only with a reply cache.
   */
  staleWaitMs?: () => number;
  /** Deadline of a call that starts now: of the page that it is made for. */
  deadline?: () => AbortSignal | undefined;
  /** Called as a call starts; what it returns receives the remaining cache lifetime of the reply. */
  begin: () => (times: CacheTimes) => void;
}

/** A request that was sent, for traces. */
export interface SentRequest {
  /** Trace of this request. */
  trace: Trace;
  /** Id of the trace's step that sent it. */
  parentId: string;
  method: string;
  url: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  ms: number;
  /** Left out if no reply came. */
  status?: number;
}

export interface ApiSettings {
  /**
   * Base URL of the API without a trailing slash: a path in the browser, an origin on the server.
   */
  baseUrl: string;
  /** Time limit of one attempt of a GET, ms. */
  getTimeoutMs: number;
  /** Time limit of a GET with all its attempts, ms. */
  getDeadlineMs: number;
  /** Time limit of a write, ms. */
  writeTimeoutMs: number;
  /** Time limit of a write that sends files, ms. */
  uploadTimeoutMs: number;
  /**
   * Further attempts of a GET, or of a write with an idempotency key, after the first one failed.
   */
  retries: number;
  /** Language of the texts in replies: that of the page that makes the calls. */
  language: () => Locale | undefined;
  /** Called when the API refuses the token of a call. */
  onUnauthorized?: (request?: Request) => void;
  /** Notified of every call. */
  recorder?: CallRecorder;
  /** Notified of every request that belongs to a trace, once per attempt. */
  onSent?: (request: SentRequest) => void;
  /** Sends a request; rejects if no reply came. Axios by default. */
  fetchReply?: (request: OutgoingRequest) => Promise<IncomingReply>;
}

const isServer = typeof window === 'undefined';

// On the server each page has a deadline (`CallRecorder`), and what comes later is cached for others.
const settings: ApiSettings = {
  baseUrl: '/api',
  getTimeoutMs: 8000,
  getDeadlineMs: isServer ? 8000 : 24_000,
  writeTimeoutMs: 15_000,
  // Time for five pictures of 5 MB at 1.6 Mbit/s, plus half.
  uploadTimeoutMs: 190_000,
  retries: 2,
  language: isServer ? () => undefined : localeOfDocument,
};

/** The current settings. */
export const apiSettings = (): Readonly<ApiSettings> => settings;

/**
 * Changes settings that only the host app knows: the address of the API, and the reaction to a
 * refused token.
 */
export function configureApi(changes: Partial<ApiSettings>): void {
  Object.assign(settings, changes);
}
