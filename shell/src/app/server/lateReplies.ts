import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type IncomingReply,
  type OutgoingRequest,
  requestKey,
} from '@marketplace/contracts/client/apiSettings';
import { sendWithAxios } from '@marketplace/contracts/client/sendWithAxios';
import { withLoopLimit } from '@marketplace/contracts/loading/withLoopLimit';
import { NAVIGATION_WAIT_MS, READ_PAGE_LIMIT_MS } from '@marketplace/contracts/timeLimits';

interface Fetching {
  reply: Promise<IncomingReply>;
  /** Somebody who asked has gone on without it. */
  isLate: boolean;
  hasCome: boolean;
  hasFailed: boolean;
}

interface ReadPage {
  /** Settles at the moment until which the page waits. */
  over: Promise<void>;
  /** Calls sent for it. */
  sent: Promise<unknown>[];
  /** Its calls, by their `requestKey`. */
  asked: Set<string>;
  /** The visitor's own replies, by `keyOf`. */
  own: Map<string, Fetching>;
  /** Given up by this page, by the same; it is not asked for again when it has come. */
  late: Map<string, Fetching>;
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
export function awaitLateReplies<T>({ method }: Request, make: () => Promise<T>): Promise<T> {
  if (method !== 'GET') return make();
  let end = () => {};
  const page: ReadPage = {
    over: new Promise((resolve) => {
      end = resolve;
    }),
    sent: [],
    asked: new Set(),
    own: new Map(),
    late: new Map(),
    used: new Set(),
  };
  const made = pages.run(page, make);
  // Other pages may wait for what this one has asked for.
  const answered = made.finally(() => Promise.allSettled(page.sent));
  // Replies that lie in the socket while other pages are rendered have come in time. What a part of a page that
  // is made asks for later has the least time.
  withLoopLimit(answered, READ_PAGE_LIMIT_MS)
    .catch(() => undefined)
    .finally(end);
  return made;
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
  const key = keyOf(request);
  const all = isForAll(request) ? ofAll : page.own;
  // One that failed after it was given up may be asked for again.
  if (page.late.get(key)?.hasFailed) page.late.delete(key);
  const known = page.late.get(key) ?? all.get(key);
  // A reply that came late for other pages may be out of date for one that begins now.
  const isJoined = known && (!known.hasCome || page.late.has(key));
  const fetching = isJoined ? known : begin(page, all, request, send);
  return unlessGivenUp(page, fetching, request);
}

/** As calls are noted by, where the reply is for all. */
function keyOf(request: OutgoingRequest): string {
  const key = requestKey(request.url, request.headers['accept-language']);
  return isForAll(request) ? key : `own ${key}`;
}

/** Nothing of a visitor: neither by a token, nor by a cart's uuid, whose reply may be older than a change. */
const isForAll = ({ headers, url }: OutgoingRequest) =>
  headers.authorization === undefined && !new URL(url).searchParams.has('cartUuid');

function begin(
  page: ReadPage,
  all: Map<string, Fetching>,
  request: OutgoingRequest,
  send: typeof sendWithAxios,
): Fetching {
  const sending = new AbortController();
  const reply = send({ ...request, signal: sending.signal });
  page.sent.push(reply);
  // Longer than the client's own limit, which gives up first.
  const atLeast = withLoopLimit(reply, 2 * NAVIGATION_WAIT_MS).catch(() => undefined);
  void Promise.all([atLeast, page.over]).then(() => sending.abort());
  const fetching: Fetching = { reply, isLate: false, hasCome: false, hasFailed: false };
  const key = keyOf(request);
  all.set(key, fetching);
  const forget = () => {
    if (all.get(key) === fetching) all.delete(key);
  };
  reply.then(
    () => {
      fetching.hasCome = true;
      // Pages that wait for it are made at once.
      if (fetching.isLate) setTimeout(forget, NAVIGATION_WAIT_MS);
      else forget();
    },
    () => {
      fetching.hasFailed = true;
      forget();
    },
  );
  return fetching;
}

/** One that this page has given up before is given up at once. */
function unlessGivenUp(
  { late }: ReadPage,
  fetching: Fetching,
  request: OutgoingRequest,
): Promise<IncomingReply> {
  const { signal } = request;
  const key = keyOf(request);
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      fetching.isLate = true;
      late.set(key, fetching);
      reject(new Error('The reply is late.'));
    };
    if (late.has(key) && !fetching.hasCome) return giveUp();
    signal.addEventListener('abort', giveUp);
    fetching.reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** @returns true once a reply has come with which the page may be made after all, false where none will in time */
export async function awaitLateReply(): Promise<boolean> {
  const page = pages.getStore();
  if (!page) return false;
  for (const key of page.asked) {
    const fetching = ofAll.get(key);
    if (fetching?.isLate) page.late.set(key, fetching);
  }
  const unused = [...page.late.values()].filter((fetching) => !page.used.has(fetching));
  if (unused.length === 0) return false;
  const coming = Promise.any(unused.map(({ reply }) => reply)).catch(() => undefined);
  await Promise.race([coming, page.over]);
  // Some may have come while the page was tried last, after the moment until which it waits.
  const come = unused.filter(({ hasCome }) => hasCome);
  for (const fetching of come) page.used.add(fetching);
  return come.length > 0;
}
