import type { UploadRule } from '../api/defineCall';
import { LoopLimitError, withLoopLimit } from '../loading/withLoopLimit';
import { withTimeLimit } from '../loading/withTimeLimit';
import { createTrace, currentTrace, TRACE_HEADER, traceparentOf } from '../trace';
import { ApiError, httpError } from './ApiError';
import { apiSettings, type IncomingReply, type OutgoingRequest } from './apiSettings';
import type { CacheHeaders } from './cacheTimes';
import { sendWithAxios } from './sendWithAxios';
import { sendOnce } from './writeKeys';

interface Sending {
  method: string;
  url: string;
  token?: string;
  /** Language of the texts in the reply. */
  language?: string;
  body?: object;
  files?: readonly Blob[];
  /** The call's, where it takes files. */
  upload?: UploadRule;
  /** On the server, the visitor's. */
  request?: Request;
  signal?: AbortSignal;
  /** The caller's own, with which the write may be repeated here. */
  idempotencyKey?: string;
  /** The call's: takes a key. */
  isIdempotent?: boolean;
  onProgress?: (share: number) => void;
}

/** A reply with a good status. */
export interface SentReply extends CacheHeaders {
  body: unknown;
}

const FIRST_PAUSE_MS = 100;

/**
 * Sends, and sends again after growing, jittered pauses where that can do no harm. A browser's writes that
 * take a key have one; they are not repeated here without one of the caller, for hosts may ignore it.
 */
export function sendWithRetries(sending: Sending): Promise<SentReply> {
  const { isIdempotent, idempotencyKey, request, token, method, url, body } = sending;
  // A server sends for many visitors, whose forms are told apart by nothing here.
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
  return { body, cacheControl: reply.headers['cache-control'], age: reply.headers.age };
}

/** Each request is a step of its own in the trace that it belongs to. */
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

/** A controller instead of AbortSignal.any, which phones of a few years ago lack. */
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
 * `undefined` at the limit. On the server that is time of the event loop: a reply may lie in the socket while
 * other pages are rendered.
 */
function untilLimit<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  if (typeof window !== 'undefined') return withTimeLimit(promise, limitMs, () => undefined);
  return withLoopLimit(promise, limitMs).catch((error) => {
    if (!(error instanceof LoopLimitError)) throw error;
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
  // Always, for a browser would send the languages of its own settings.
  if (language) headers['accept-language'] = language;
  if (token) headers.authorization = `Bearer ${token}`;
  if (body) headers['content-type'] = 'application/json';
  if (key) headers['idempotency-key'] = key;
  // A form without JavaScript counts for the network of its visitor, not for that of the gateway.
  const address = request?.headers.get('x-forwarded-for');
  if (address) headers['x-forwarded-for'] = address;
  // The content type of a form holds its boundary, which only the sender of the form knows.
  const content = formOf(sending) ?? (body && JSON.stringify(body));
  return { method, url, headers, body: content, signal, onProgress };
}

function formOf({ files, upload }: Sending): FormData | undefined {
  if (!files || !upload) return undefined;
  const form = new FormData();
  // The same name for all files: the names on a phone are private.
  for (const file of files) form.append(upload.field, file, 'file');
  return form;
}

/** `undefined` for what is not JSON: the schema then says that it breaks the contract. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
