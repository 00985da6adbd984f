import type { Call, CallInput, ReplyOf } from '../api/defineCall';
import { readAccessToken, readGuestToken } from '../cookies';
import { type CacheTimes, createResponseCache, type Loaded } from '../loading/responseCache';
import { ApiError } from './ApiError';
import { apiSettings, configureApi, requestKey } from './apiSettings';
import { buildUrl } from './buildUrl';
import { cacheTimes } from './cacheTimes';
import type { SentReply } from './sendWithRetries';

export { ApiError, configureApi };

interface CallContext {
  /** On the server, the visitor's request, whose cookies hold the token. */
  request?: Request;
  /** Replaces the cookie's token: one that is being ended is no longer in the cookie. */
  token?: string;
  /** Gives up the call; the caller's own abort reason is thrown. */
  signal?: AbortSignal;
  /** Lets a write be repeated without doing its work twice. */
  idempotencyKey?: string;
  /** Called with the share of the files that is sent, from 0 to 1, as far as the browser knows. */
  onProgress?: (share: number) => void;
}

type CallArguments<C extends Call> = CallInput<C> & CallContext;
type Rest<C extends Call> =
  object extends CallInput<C> ? [args?: CallArguments<C>] : [args: CallArguments<C>];

const MAX_CACHED_REPLIES = 200;
/** On the server only: a browser has its own cache of HTTP. */
const replyCache =
  typeof window === 'undefined'
    ? createResponseCache<unknown>({ capacity: MAX_CACHED_REPLIES })
    : undefined;
const NOT_KEPT: CacheTimes = { freshMs: 0, staleMs: 0 };

/** Fetches what sends calls, ahead of the first one: a first view has its data and never pays for it. */
export const loadSender = () => import('./sendWithRetries');

/** Forgets every reply kept in process; for tests and for a change of API host. */
export const clearApiCache = () => replyCache?.clear();

/**
 * Makes a call of the contract and parses its reply. Shows nothing itself.
 * @throws ApiError for every failure except the caller's own abort, which is rethrown as it is
 */
export async function callApi<C extends Call>(call: C, ...[args]: Rest<C>): Promise<ReplyOf<C>> {
  // Conditional types of an open generic cannot be read; CallArguments says what is there.
  const given = (args ?? {}) as CallContext &
    Partial<Record<'params' | 'query' | 'body', object>> & { files?: readonly Blob[] };
  const url = buildUrl(apiSettings().baseUrl, call.path, { ...given.params }, { ...given.query });
  if (url === undefined) throw new ApiError({ kind: 'http', status: 404, message: 'Not found' });

  // Public reads go without the token, so that they are the same for everyone and can be kept.
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

  const note = apiSettings().recorder?.begin(key);
  try {
    if (isAnonymousRead && isKept(call, given.request)) {
      const kept = await readKept(call, key, send);
      note?.(kept);
      // The cache holds only what parseReply made of this very request.
      return kept.value as ReplyOf<C>;
    }
    const reply = await parseReply(call, await send(given.signal));
    note?.(NOT_KEPT);
    return reply;
  } catch (error) {
    note?.(timesAfter(error, call));
    const isRefused = error instanceof ApiError && error.status === 401 && token !== undefined;
    // A token that was replaced while the call was under way says nothing about the one of now.
    if (isRefused && token === readAccessToken(given.request)) {
      apiSettings().onUnauthorized?.(given.request);
    }
    throw error;
  }
}

/** The customer's token, or where nobody is signed in that of a guest who is ordering. */
function readToken({ isForGuests }: Call, request?: Request): string | undefined {
  return readAccessToken(request) ?? (isForGuests ? readGuestToken(request) : undefined);
}

function isKept({ cacheSeconds, isRenewedByBrowsers }: Call, request?: Request): boolean {
  if (!replyCache || cacheSeconds === undefined) return false;
  // A customer's own change may be in it already.
  return !isRenewedByBrowsers || readAccessToken(request) === undefined;
}

/** Shared by many requests, so that no one visitor's abort may end it. */
async function readKept(call: Call, key: string, send: () => Promise<SentReply>) {
  const load = async (): Promise<Loaded<unknown>> => {
    const reply = await send();
    return { value: await parseReply(call, reply), ...cacheTimes(reply, call) };
  };
  return replyCache?.read(key, load, apiSettings().recorder?.staleWaitMs?.()) ?? load();
}

/** A 404 is an answer too, and may be kept: a host may lack an extension. */
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
  // safeParse of `Schema` infers the base type; the call's own reply schema made this value.
  return parsed.data as ReplyOf<C>;
}
