import { type Locale, localeOfDocument } from '../i18n/locale';
import type { CacheTimes } from '../loading/responseCache';
import type { Trace } from '../trace';

/** A request as it goes out. */
export interface OutgoingRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** JSON, or a form with files. */
  body?: string | FormData;
  /** Aborts at the time limit or when the caller gave up. */
  signal: AbortSignal;
  /** Called with the share of the body that is sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** A request as caches tell it from others: its address, and the language it asks for. */
export const requestKey = (url: string, language?: string) =>
  language ? `${language} ${url}` : url;

/** A reply as it came in, before anything is known about it. */
export interface IncomingReply {
  status: number;
  /** By lower-case name. */
  headers: Record<string, string | undefined>;
  text: string;
}

/** Follows calls: a page on the server is kept no longer than the replies to its own. */
export interface CallRecorder {
  /** Longest wait for a new reply where the kept one is stale, ms; where replies are kept. */
  staleWaitMs?: () => number;
  /** Called as a call begins, by its `requestKey`; what it returns is told the times that the reply has left. */
  begin: (request: string) => (times: CacheTimes) => void;
}

/** A request that was sent, for a trace's account of what took how long. */
export interface SentRequest {
  /** Trace of this request. */
  trace: Trace;
  /** Step of the trace that sent it. */
  parentId: string;
  method: string;
  url: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  ms: number;
  /** Left out where no reply came. */
  status?: number;
}

export interface ApiSettings {
  /** Base URL of the API, without a trailing slash: a path in the browser, an origin on the server. */
  baseUrl: string;
  /** Time limit of one try of a GET, ms. */
  getTimeoutMs: number;
  /** Time limit of a GET with all its tries, ms. */
  getDeadlineMs: number;
  /** Time limit of a write, ms. */
  writeTimeoutMs: number;
  /** Time limit of a write that sends files, ms. */
  uploadTimeoutMs: number;
  /** Tries of a GET, or of a write with an idempotency key, after the first one failed. */
  retries: number;
  /** Language that calls ask for texts in: that of the page they are made for. */
  language: () => Locale | undefined;
  /** Called when the API refuses the token it was given. */
  onUnauthorized?: (request?: Request) => void;
  /** Told of every call. */
  recorder?: CallRecorder;
  /** Told of every request that belongs to a trace, each try for itself. */
  onSent?: (request: SentRequest) => void;
  /** Sends a request; rejects when no reply came. Axios where left out. */
  fetchReply?: (request: OutgoingRequest) => Promise<IncomingReply>;
}

const isServer = typeof window === 'undefined';

// A page on the server cannot wait as long as a shopper on a slow network can.
const settings: ApiSettings = {
  baseUrl: '/api',
  getTimeoutMs: isServer ? 800 : 8000,
  getDeadlineMs: isServer ? 800 : 24_000,
  writeTimeoutMs: 15_000,
  // Five pictures of 5 MB at 1.6 Mbit/s, and half as long again.
  uploadTimeoutMs: 190_000,
  retries: 2,
  language: isServer ? () => undefined : localeOfDocument,
};

/** The settings in force. */
export const apiSettings = (): Readonly<ApiSettings> => settings;

/** Sets what a host app knows: where the API is, and what to do about a refused token. */
export function configureApi(changes: Partial<ApiSettings>): void {
  Object.assign(settings, changes);
}
