import { data } from '@marketplace/contracts/router';
import { CALL_MS, DOCUMENT_MS } from '../time/timeLimits';
import { withTimeLimit } from '../time/withTimeLimit';
import { logMissing } from './loaderData';

/** The main data of a page: its value, the pending call, or neither after a failure. */
type Critical<Value> = { value: Value } | { value?: undefined; pending?: Promise<unknown> };

const lateCalls = new Map<string, Promise<Critical<unknown>>>();

/**
 * Loads the data that a page's status, title and other data depend on. In a browser, a slow call is
 * returned as `pending`: the page is shown without the data and revalidates once the call has
 * settled; the same key then returns the result immediately. On the server, the call may take until
 * the page's deadline.
 * @param key name of the data, one word that may be logged, followed by all parameters of the call
 * @param load resolves to `undefined` if the data does not exist
 * @throws a 404 if the data does not exist; a failed call throws nothing
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
  // The map contains only calls with the same key, and thus of the same type.
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
