import type { Call, CallInput, ReplyOf } from '../api/defineCall';
import { readAccessToken, readGuestToken } from '../cookies';
import { type CacheTimes, createResponseCache, type Loaded } from '../responseCache';
import { DeadlineError, untilAborted } from '../time/deadline';
import { ApiError } from './ApiError';
import { apiSettings, configureApi, requestKey } from './apiSettings';
import { buildUrl } from './buildUrl';
import { cacheTimes } from './cacheTimes';
import { noteHostTime, secondsUntil } from './hostClock';
import type { SentReply } from './sendWithRetries';

export { ApiError, configureApi, secondsUntil };

interface CallContext {
  /** On the server: the visitor's request, whose cookies contain the token. */
  request?: Request;
  /**
   * Token to send instead of the cookie's. Logout needs this, because the cookie no longer contains
   * the token that is to be revoked.
   */
  token?: string;
  /** Aborts the call, which then throws the signal's reason. */
  signal?: AbortSignal;
  /** Allows a write to be repeated without taking effect twice. */
  idempotencyKey?: string;
  /**
   * Called with the share of the files that has been sent, from 0 to 1, if the browser reports it.
   */
  onProgress?: (share: number) => void;
}

type CallArguments<C extends Call> = CallInput<C> & CallContext;
type Rest<C extends Call> =
  object extends CallInput<C> ? [args?: CallArguments<C>] : [args: CallArguments<C>];

/** `callApi` for one part. Only calls that the part's manifest lists compile. */
export type PartClient<Manifest extends { calls: readonly string[] }> = <
  C extends Call & { id: Manifest['calls'][number] },
>(
  call: C,
  ...rest: Rest<C>
) => Promise<ReplyOf<C>>;

const MAX_CACHED_REPLIES = 200;
/** Caches replies on the server. A browser uses its HTTP cache instead. */
const replyCache =
  typeof window === 'undefined'
    ? createResponseCache<unknown>({ capacity: MAX_CACHED_REPLIES })
    : undefined;
const NOT_KEPT: CacheTimes = { freshMs: 0, staleMs: 0 };

/**
 * Prefetches the code that sends requests. The bundle of the first page does not contain this code,
 * because that page comes with its data.
 */
export const loadSender = () => import('./sendWithRetries');

/** Clears the reply cache, for tests and after a change of the API host. */
export const clearApiCache = () => replyCache?.clear();

/**
 * Makes a call of the contract and parses its reply. It shows no message to the visitor.
 * @throws ApiError for every failure; if the caller aborts, the abort reason unchanged
 */
export async function callApi<C extends Call>(call: C, ...[args]: Rest<C>): Promise<ReplyOf<C>> {
  // The cast is safe: `CallArguments` guarantees these fields, but TypeScript cannot resolve the
  // conditional types of an open generic.
  const given = (args ?? {}) as CallContext &
    Partial<Record<'params' | 'query' | 'body', object>> & { files?: readonly Blob[] };
  const url = buildUrl(apiSettings().baseUrl, call.path, { ...given.params }, { ...given.query });
  if (url === undefined) throw new ApiError({ kind: 'http', status: 404, message: 'Not found' });

  // Public reads are sent without the token, so that the replies are the same for everyone and can
  // be cached.
  const isAnonymousRead = call.method === 'GET' && call.access === 'public';
  const token = isAnonymousRead ? undefined : (given.token ?? readToken(call, given.request));
  const language = apiSettings().language();
  const key = requestKey(url, language);
  const send = async (signal?: AbortSignal) => {
    const { sendWithRetries } = await loadSender();
    const { method, upload, isIdempotent } = call;
    const made = { method, url, upload, isIdempotent, ...given };
    return sendWithRetries({ ...made, token, language, signal });
  };

  const { recorder } = apiSettings();
  // The page's deadline does not end writes, because the result of a write would then be unknown.
  const deadline = call.method === 'GET' ? recorder?.deadline?.() : undefined;
  const signal = given.signal ?? deadline;
  const note = recorder?.begin();
  try {
    if (isAnonymousRead && isKept(call, given.request)) {
      const kept = await untilDeadline(readKept(call, key, send), signal);
      note?.(kept);
      // The cast is safe: the cache contains only results of parseReply, and the key is that of
      // this request.
      return kept.value as ReplyOf<C>;
    }
    const sent = await untilDeadline(send(signal), signal);
    // Only the reply to a write shows the current time of the API's clock. The reply to a read may
    // come from a cache, so its date may be old.
    if (call.method !== 'GET') noteHostTime(sent.date);
    const reply = await parseReply(call, sent);
    note?.(NOT_KEPT);
    return reply;
  } catch (error) {
    note?.(timesAfter(error, call));
    const isRefused = error instanceof ApiError && error.status === 401 && token !== undefined;
    // If the token was replaced during the call, the API has not refused the new token.
    if (isRefused && token === readAccessToken(given.request)) {
      apiSettings().onUnauthorized?.(given.request);
    }
    throw error;
  }
}

/**
 * Waits for a reply.
 * @throws ApiError at the deadline of a page; the abort reason if the caller aborts
 */
async function untilDeadline<Value>(reading: Promise<Value>, signal?: AbortSignal) {
  try {
    return await (signal ? untilAborted(reading, signal) : reading);
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
    throw new ApiError({ kind: 'timeout', message: 'Something went wrong', cause: error });
  }
}

/** The customer's token. If nobody is signed in and the call accepts guests, the guest's token. */
function readToken({ isForGuests }: Call, request?: Request): string | undefined {
  return readAccessToken(request) ?? (isForGuests ? readGuestToken(request) : undefined);
}

function isKept({ cacheSeconds, isRenewedByBrowsers }: Call, request?: Request): boolean {
  if (!replyCache || cacheSeconds === undefined) return false;
  // If browsers must fetch a reply anew each time, the server does not give a signed-in customer the
  // reply from its own cache either, because they must see their own latest change.
  return !isRenewedByBrowsers || readAccessToken(request) === undefined;
}

/**
 * Reads a reply from the cache, or sends the request. A caller that aborts stops waiting, but does
 * not stop the request, because several callers share the reply.
 */
async function readKept(call: Call, key: string, send: () => Promise<SentReply>) {
  const load = async (): Promise<Loaded<unknown>> => {
    const reply = await send();
    return { value: await parseReply(call, reply), ...cacheTimes(reply, call) };
  };
  return replyCache?.read(key, load, apiSettings().recorder?.staleWaitMs?.()) ?? load();
}

/**
 * Times for which a page with a failed call may be cached. After a 404, the page may be cached as
 * long as a successful reply stays fresh, because APIs that lack an extension reply 404 each time.
 */
function timesAfter(error: unknown, { cacheSeconds = 0 }: Call): CacheTimes {
  const isMissing = error instanceof ApiError && error.status === 404;
  return isMissing ? { freshMs: cacheSeconds * 1000, staleMs: 0 } : NOT_KEPT;
}

async function parseReply<C extends Call>(call: C, { body }: SentReply): Promise<ReplyOf<C>> {
  let parsed = call.reply.safeParse(body);
  if (!parsed.success && call.mendReply) {
    parsed = call.reply.safeParse(await call.mendReply(body));
  }
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') || 'the reply';
    throw new ApiError({
      kind: 'contract',
      message: 'Something went wrong',
      cause: new Error(`${call.id}: ${where} is not as the contract says`),
    });
  }
  // The cast is safe: the value comes from the reply schema of this call, although safeParse of
  // `Schema` infers only the base type.
  return parsed.data as ReplyOf<C>;
}
