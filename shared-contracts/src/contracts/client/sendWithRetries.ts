import axios from 'axios';
import type { UploadRule } from '../api/defineCall';
import { DeadlineError, withLoopLimit } from '../time/deadline';
import { withTimeLimit } from '../time/withTimeLimit';
import { createTrace, currentTrace, TRACE_HEADER, traceparentOf } from '../trace';
import { ApiError, httpError } from './ApiError';
import { apiSettings, type IncomingReply, type OutgoingRequest } from './apiSettings';
import type { CacheHeaders } from './cacheTimes';
import { sendOnce } from './writeKeys';

interface Sending {
  method: string;
  url: string;
  token?: string;
  /** Language of the texts in the reply. */
  language?: string;
  body?: object;
  files?: readonly Blob[];
  /** Upload rule of the call, if the call takes files. */
  upload?: UploadRule;
  /** On the server: the visitor's request. */
  request?: Request;
  signal?: AbortSignal;
  /** Idempotency key from the caller; with a key, a write may be retried. */
  idempotencyKey?: string;
  /** True if the call accepts an idempotency key. */
  isIdempotent?: boolean;
  onProgress?: (share: number) => void;
}

export interface SentReply extends CacheHeaders {
  body: unknown;
  /** `Date` header: when the API made the reply. */
  date: string | undefined;
}

const FIRST_PAUSE_MS = 100;

/**
 * Sends a request and, if that is safe, retries it with growing, random pauses. In a browser, every
 * write that accepts an idempotency key gets one. But only writes with a key from the caller are
 * retried: an API may ignore keys, so the caller decides whether a repetition is safe.
 */
export function sendWithRetries(sending: Sending): Promise<SentReply> {
  const { isIdempotent, idempotencyKey, request, token, method, url, body } = sending;
  // A server makes no keys: it sends writes of many visitors, and could not tell equal writes of
  // two visitors apart.
  if (!isIdempotent || idempotencyKey || request) return sendAgain(sending, idempotencyKey);
  const content = JSON.stringify([token, method, url, body]);
  return sendOnce(content, (key) => sendAgain(sending, key));
}

async function sendAgain(sending: Sending, key: string | undefined): Promise<SentReply> {
  const { retries, getDeadlineMs, getTimeoutMs } = apiSettings();
  const isRead = sending.method === 'GET';
  const isRepeatable = isRead || sending.idempotencyKey !== undefined;
  const deadline = Date.now() + (isRead ? getDeadlineMs : Number.POSITIVE_INFINITY);
  for (let tries = 1; ; tries += 1) {
    const limitMs = isRead ? Math.min(getTimeoutMs, deadline - Date.now()) : writeLimitMs(sending);
    try {
      return await sendTry(sending, limitMs, key);
    } catch (error) {
      const pauseMs = FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random());
      const isWorthIt = error instanceof ApiError && error.isRetryable && isRepeatable;
      if (!isWorthIt || tries > retries || Date.now() + pauseMs >= deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      sending.signal?.throwIfAborted();
    }
  }
}

async function sendTry(
  sending: Sending,
  limitMs: number,
  key: string | undefined,
): Promise<SentReply> {
  const { reply, isTimedOut } = await withAbort(limitMs, sending.signal, (signal) =>
    sendTraced(outgoing(sending, signal, key)),
  );
  if (!reply) {
    const kind = isTimedOut ? 'timeout' : 'network';
    throw new ApiError({ kind, message: 'Something went wrong' });
  }
  const isGood = reply.status >= 200 && reply.status < 300;
  const body = parseJson(reply.text);
  if (!isGood) throw httpError(reply.status, body, reply.headers['retry-after']);
  const { 'cache-control': cacheControl, age, date } = reply.headers;
  return { body, cacheControl, age, date };
}

/** Sends a request as a new step of the current trace. */
async function sendTraced(request: OutgoingRequest): Promise<IncomingReply> {
  const { fetchReply = sendWithAxios, onSent } = apiSettings();
  const cause = currentTrace();
  if (!cause) return fetchReply(request);
  const trace = createTrace(cause.traceId);
  const headers = { ...request.headers, [TRACE_HEADER]: traceparentOf(trace) };
  const { method, url } = request;
  const startedAt = Date.now();
  const tell = (status?: number) => {
    const ms = Date.now() - startedAt;
    onSent?.({ trace, parentId: cause.spanId, method, url, startedAt, ms, status });
  };
  try {
    const reply = await fetchReply({ ...request, headers });
    tell(reply.status);
    return reply;
  } catch (error) {
    tell();
    throw error;
  }
}

/** Sends one request with axios. Does not parse the reply and accepts every status. */
export async function sendWithAxios(request: OutgoingRequest): Promise<IncomingReply> {
  // `false` keeps axios from adding the content type of a form to a write without a body. A real
  // form needs the content type that the browser sets.
  const isForm = request.body instanceof FormData;
  const reply = await axios.request<string>({
    method: request.method,
    url: request.url,
    headers: isForm ? request.headers : { 'content-type': false, ...request.headers },
    data: request.body,
    signal: request.signal,
    onUploadProgress: request.onProgress && (({ progress }) => request.onProgress?.(progress ?? 0)),
    responseType: 'text',
    // Keeps the text as received. The caller decides whether the text is JSON, and which statuses
    // are failures.
    transformResponse: (text: string) => text,
    transformRequest: (body: unknown) => body,
    validateStatus: () => true,
    maxRedirects: 0,
    // The shop has no XSRF cookie. By default, axios would look for one asynchronously, which
    // Chromium delays while a finger touches the screen.
    xsrfCookieName: '',
  });
  const headers: IncomingReply['headers'] = {};
  for (const [name, value] of Object.entries(reply.headers)) {
    headers[name.toLowerCase()] = typeof value === 'string' ? value : undefined;
  }
  return { status: reply.status, headers, text: reply.data ?? '' };
}

/**
 * Sends a request whose signal aborts at the limit or when `outer` aborts. Does not use
 * AbortSignal.any, because phones of a few years ago lack it.
 * @returns no reply if the limit was reached (`isTimedOut`) or the request failed
 * @throws the abort reason of `outer`
 */
async function withAbort(
  limitMs: number,
  outer: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<IncomingReply>,
): Promise<{ reply?: IncomingReply; isTimedOut: boolean }> {
  outer?.throwIfAborted();
  const controller = new AbortController();
  const end = () => controller.abort();
  outer?.addEventListener('abort', end);
  try {
    const reply = await untilLimit(send(controller.signal), limitMs);
    if (!reply) end();
    return { reply, isTimedOut: !reply };
  } catch {
    outer?.throwIfAborted();
    return { isTimedOut: false };
  } finally {
    outer?.removeEventListener('abort', end);
  }
}

/**
 * Settles like the promise, or resolves to `undefined` at the limit. On the server, time for which
 * the event loop is busy does not count, because a reply may wait in the socket while the server
 * renders other pages.
 */
function untilLimit<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  if (typeof window !== 'undefined') return withTimeLimit(promise, limitMs, () => undefined);
  return withLoopLimit(promise, limitMs).catch((error) => {
    if (!(error instanceof DeadlineError)) throw error;
    return undefined;
  });
}

function writeLimitMs({ files }: Sending): number {
  const { writeTimeoutMs, uploadTimeoutMs } = apiSettings();
  return files ? uploadTimeoutMs : writeTimeoutMs;
}

function outgoing(sending: Sending, signal: AbortSignal, key: string | undefined): OutgoingRequest {
  const { method, url, token, language, body, request, onProgress } = sending;
  const headers: OutgoingRequest['headers'] = { accept: 'application/json' };
  // The header is set even in a browser, which would otherwise send the languages of its own
  // settings.
  if (language) headers['accept-language'] = language;
  if (token) headers.authorization = `Bearer ${token}`;
  if (body) headers['content-type'] = 'application/json';
  if (key) headers['idempotency-key'] = key;
  // The visitor's IP address. Without it, the API would count forms that are sent without
  // JavaScript towards the request limit of the shop's own server.
  const address = request?.headers.get('x-forwarded-for');
  if (address) headers['x-forwarded-for'] = address;
  // The content type of a form is not set here, because only the code that sends the form knows its
  // boundary.
  const content = formOf(sending) ?? (body && JSON.stringify(body));
  return { method, url, headers, body: content, signal, onProgress };
}

function formOf({ files, upload }: Sending): FormData | undefined {
  if (!files || !upload) return undefined;
  const form = new FormData();
  // All files get the same name, because file names on a phone are private.
  for (const file of files) form.append(upload.field, file, 'file');
  return form;
}

/** @returns the parsed text. If the text is not JSON, `undefined`, which fits no schema */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
