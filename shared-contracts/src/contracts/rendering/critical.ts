import { data } from '@marketplace/contracts/router';
import { CALL_MS, DOCUMENT_MS } from '../time/timeLimits';
import { withTimeLimit } from '../time/withTimeLimit';
import { logMissing } from './loaderData';

/** The subject of a page: its value, nothing after a failure, or the pending call. */
type Critical<Value> = { value: Value } | { value?: undefined; pending?: Promise<unknown> };

const lateCalls = new Map<string, Promise<Critical<unknown>>>();

/**
 * Loads what the status, title and other data of a page follow from. In a browser a slow call is returned as
 * `pending`: the page is shown without it and revalidates once the call has settled; the same key is then
 * answered at once. On the server it is awaited until the page's deadline.
 *
 * @param key what it is, in a word that the log may hold, and then all parameters of the call
 * @param load resolves to `undefined` if there is no such thing
 * @throws a 404 if there is no such thing; a failed call is no 404
 */
export async function critical<Value>(
  key: string,
  load: () => Promise<Value | undefined>,
): Promise<Critical<Value>> {
  const loaded = typeof window === 'undefined' ? await settle(key, load()) : await call(key, load);
  if (!('value' in loaded)) return loaded;
  const { value } = loaded;
  if (value === undefined) throw data(null, { status: 404 });
  return { value };
}

async function call<Value>(key: string, load: () => Promise<Value>): Promise<Critical<Value>> {
  // The value of a key was made by the same call, and has its type.
  const known = lateCalls.get(key) as Promise<Critical<Value>> | undefined;
  const calling = known ?? settle(key, load());
  lateCalls.set(key, calling);
  const forget = () => {
    if (lateCalls.get(key) === calling) lateCalls.delete(key);
  };
  const loaded = await withTimeLimit(calling, CALL_MS, () => undefined);
  if (loaded) {
    forget();
    return loaded;
  }
  void calling.then(() => setTimeout(forget, DOCUMENT_MS));
  return { pending: calling };
}

async function settle<Value>(key: string, loading: Promise<Value>): Promise<Critical<Value>> {
  try {
    return { value: await loading };
  } catch (error) {
    const [what = ''] = key.split(/\W/);
    logMissing(what, error);
    return {};
  }
}
