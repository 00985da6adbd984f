import { data } from '@marketplace/contracts/router';
import { LATE_RESULT_MS, NAVIGATION_WAIT_MS } from '../timeLimits';
import { logFailedPart } from './loadPart';
import { withTimeLimit } from './withTimeLimit';

/** The subject of a page: its value, nothing after a failure, or the pending call. */
export type Subject<Value> = { value: Value } | { value?: undefined; pending?: Promise<unknown> };

const lateCalls = new Map<string, Promise<Subject<unknown>>>();

/**
 * Loads what the status, title and other parts of a page follow from, so that only its loader can take
 * the result. In a browser a slow call is returned as `pending`: the page is shown without it and
 * revalidates once the call has settled; the same key is then answered at once. On the server a call
 * ends by itself, at the same limit.
 *
 * @param key what it is, in a word that the log may hold, and then all parameters of the call
 */
export async function loadSubject<Value>(
  key: string,
  load: () => Promise<Value>,
): Promise<Subject<Value>> {
  if (typeof window === 'undefined') return settle(key, load());
  // The value of a key was made by the same call, and has its type.
  const known = lateCalls.get(key) as Promise<Subject<Value>> | undefined;
  const call = known ?? settle(key, load());
  lateCalls.set(key, call);
  const forget = () => {
    if (lateCalls.get(key) === call) lateCalls.delete(key);
  };
  const subject = await withTimeLimit(call, NAVIGATION_WAIT_MS, () => undefined);
  if (subject) {
    forget();
    return subject;
  }
  void call.then(() => setTimeout(forget, LATE_RESULT_MS));
  return { pending: call };
}

async function settle<Value>(key: string, loading: Promise<Value>): Promise<Subject<Value>> {
  try {
    return { value: await loading };
  } catch (error) {
    const [what = ''] = key.split(/\W/);
    logFailedPart(what, error);
    return {};
  }
}

/**
 * `loadSubject` of something that may not exist.
 * @param find resolves to `undefined` where there is no such thing
 * @throws a 404 if the host replies that it does not exist; a failed call is no 404
 */
export async function findSubject<Value>(
  key: string,
  find: () => Promise<Value | undefined>,
): Promise<Subject<Value>> {
  const found = await loadSubject(key, find);
  if (!('value' in found)) return found;
  if (found.value === undefined) throw data(null, { status: 404 });
  return { value: found.value };
}
