import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type IncomingReply,
  type OutgoingRequest,
  requestKey,
} from '@marketplace/contracts/api/apiSettings';
import { sendWithAxios } from '@marketplace/contracts/api/sendWithAxios';
import { withTimeLimit } from '@marketplace/contracts/loading/withTimeLimit';
import { NAVIGATION_WAIT_MS, READ_PAGE_LIMIT_MS } from '@marketplace/contracts/timeLimits';

interface Fetching {
  reply: Promise<IncomingReply>;
  /** Somebody who asked has gone on without it. */
  isLate: boolean;
  hasCome: boolean;
}

interface ReadPage {
  /** Moment, ms. */
  until: number;
  /** Its calls, by their `requestKey`. */
  asked: Set<string>;
  /** By the same: what is the visitor's own. */
  own: Map<string, Fetching>;
  /** Given up by this page. */
  late: Set<Fetching>;
  /** Those of them with which the page was tried again. */
  used: Set<Fetching>;
}

const pages = new AsyncLocalStorage<ReadPage>();
/** By the same: what is the same for everybody. The API client, too, asks for it once for all pages of a moment. */
const ofAll = new Map<string, Fetching>();

/**
 * Makes a page that is only read: what its calls have given up is awaited further, until one moment for the page
 * as a whole, in case it cannot be made without. A form's page does what it is for, and is not made twice.
 */
export function awaitLateReplies<T>({ method }: Request, make: () => T): T {
  if (method !== 'GET') return make();
  const until = Date.now() + READ_PAGE_LIMIT_MS;
  const page: ReadPage = {
    until,
    asked: new Set(),
    own: new Map(),
    late: new Set(),
    used: new Set(),
  };
  return pages.run(page, make);
}

/** A call begins, which may be answered by what another page has asked for. */
export const noteCall = (key: string): void => void pages.getStore()?.asked.add(key);

/** Sends for the API client; for `configureApi`. */
export async function fetchReply(
  request: OutgoingRequest,
  send: typeof sendWithAxios = sendWithAxios,
): Promise<IncomingReply> {
  const page = pages.getStore();
  if (!page || request.method !== 'GET') return send(request);
  const all = isForAll(request) ? ofAll : page.own;
  const known = all.get(keyOf(request));
  // A reply that came late for other pages may be out of date for one that begins now.
  const isJoined = known && (!known.hasCome || page.late.has(known));
  const fetching = isJoined ? known : begin(page, all, request, send);
  return unlessGivenUp(page, fetching, request.signal);
}

const keyOf = ({ url, headers }: OutgoingRequest) => requestKey(url, headers['accept-language']);

/** Nothing of a visitor: neither by a token, nor by a cart's uuid, whose reply may be older than a change. */
const isForAll = ({ headers, url }: OutgoingRequest) =>
  headers.authorization === undefined && !new URL(url).searchParams.has('cartUuid');

function begin(
  page: ReadPage,
  all: Map<string, Fetching>,
  request: OutgoingRequest,
  send: typeof sendWithAxios,
): Fetching {
  const limitMs = Math.max(page.until - Date.now(), NAVIGATION_WAIT_MS);
  const reply = send({ ...request, signal: AbortSignal.timeout(limitMs) });
  const fetching: Fetching = { reply, isLate: false, hasCome: false };
  const key = keyOf(request);
  all.set(key, fetching);
  const forget = () => {
    if (all.get(key) === fetching) all.delete(key);
  };
  reply.then(() => {
    fetching.hasCome = true;
    // Pages that wait for it are made at once.
    if (fetching.isLate) setTimeout(forget, NAVIGATION_WAIT_MS);
    else forget();
  }, forget);
  return fetching;
}

/** One that this page has given up before is given up at once. */
function unlessGivenUp(
  { late }: ReadPage,
  fetching: Fetching,
  signal: AbortSignal,
): Promise<IncomingReply> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      fetching.isLate = true;
      late.add(fetching);
      reject(new Error('The reply is late.'));
    };
    if (late.has(fetching) && !fetching.hasCome) return giveUp();
    signal.addEventListener('abort', giveUp);
    fetching.reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** @returns true once a reply has come with which the page may be made after all, false where none will in time */
export async function awaitLateReply(): Promise<boolean> {
  const page = pages.getStore();
  if (!page || Date.now() >= page.until) return false;
  for (const key of page.asked) {
    const fetching = ofAll.get(key);
    if (fetching?.isLate) page.late.add(fetching);
  }
  const unused = [...page.late].filter((fetching) => !page.used.has(fetching));
  if (unused.length === 0) return false;
  const coming = Promise.any(unused.map(({ reply }) => reply)).catch(() => undefined);
  await withTimeLimit(coming, page.until - Date.now(), () => undefined);
  const come = unused.filter(({ hasCome }) => hasCome);
  for (const fetching of come) page.used.add(fetching);
  return come.length > 0;
}
