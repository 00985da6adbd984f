import { data } from '@marketplace/contracts/router';

/** The result of a call: its value, nothing after a failure, or the pending call. */
export type Answer<Value> = { value: Value } | { value?: undefined; pending?: Promise<unknown> };

/** The longest wait of a navigation for a call; then the page is shown without it. */
const LIMIT_MS = 800;
/** Lifetime of a late result, for the revalidation of the page that awaits it. */
const LATE_RESULT_TTL_MS = 10_000;

const pendingCalls = new Map<string, Promise<Answer<unknown>>>();

/**
 * Makes a call whose failure or slowness costs its own region only, and is logged. In a browser a slow
 * call is returned as `pending`; once it has settled, the same key is answered at once. On the
 * server a call times out by itself, at the same limit.
 *
 * @param key of the cache: the name of the call with all its parameters
 */
export async function loadWithTimeout<Value>(
  key: string,
  load: () => Promise<Value>,
): Promise<Answer<Value>> {
  if (typeof window === 'undefined') return settle(key, load());
  // The value of a key was made by the same call, and has its type.
  const known = pendingCalls.get(key) as Promise<Answer<Value>> | undefined;
  const answer = known ?? settle(key, load());
  pendingCalls.set(key, answer);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, undefined);
  });
  const inTime = await Promise.race([answer, limit]);
  clearTimeout(timer);
  const evict = () => {
    if (pendingCalls.get(key) === answer) pendingCalls.delete(key);
  };
  if (inTime) {
    evict();
    return inTime;
  }
  void answer.then(() => setTimeout(evict, LATE_RESULT_TTL_MS));
  return { pending: answer };
}

async function settle<Value>(key: string, loading: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { value: await loading };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    // Quoted, because a part of it is the visitor's: an address may hold line breaks.
    console.warn(`No answer to ${JSON.stringify(key)}:`, reason);
    return {};
  }
}

/**
 * The subject of a page, by `loadWithTimeout`.
 * @param find resolves to `undefined` where there is no such thing
 * @throws a 404 if the host replies that it does not exist; a failed call is no 404
 */
export async function findWithTimeout<Value>(
  key: string,
  find: () => Promise<Value | undefined>,
): Promise<Answer<Value>> {
  const found = await loadWithTimeout(key, find);
  if (!('value' in found)) return found;
  if (found.value === undefined) throw data(null, { status: 404 });
  return { value: found.value };
}
