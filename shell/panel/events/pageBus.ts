/** A published event. */
export interface PageEvent {
  topic: string;
  payload: unknown;
  /** Time since the page started, in ms. */
  at: number;
}

/** The members of the page's bus that the panel uses. The bus may come from another release. */
export interface PageBus {
  publish: (topic: string, payload: unknown) => void;
  /** The latest events, oldest first. */
  trail: () => readonly PageEvent[];
}

/** The part of the federation runtime that holds the shared modules of a page. */
interface FederatedPage extends Window {
  JSON: JSON;
  __FEDERATION__?: {
    __INSTANCES__: { shareScopeMap: { default?: Record<string, Record<string, SharedModule>> } }[];
  };
}

interface SharedModule {
  get?: () => Promise<() => { bus: PageBus }>;
}

const EVENTS = '@marketplace/contracts/events';

/** Finds the event bus of a page of the shop; `undefined` until the code of the bus has loaded. */
export async function findBus(page: Window): Promise<PageBus | undefined> {
  // The cast is safe: every member may be missing, and is checked.
  const { __FEDERATION__: federation } = page as FederatedPage;
  const versions = federation?.__INSTANCES__[0]?.shareScopeMap.default?.[EVENTS];
  const [shared] = Object.values(versions ?? {});
  return (await shared?.get?.())?.().bus;
}

/**
 * Copies a value into the page, so that it equals a value that the page has created itself.
 * @returns `undefined` for a value that JSON cannot contain
 */
export function copyInto(page: Window, value: unknown): unknown {
  // The cast is safe: every window has its own `JSON`.
  return (page as FederatedPage).JSON.parse(JSON.stringify(value));
}

const POLL_MS = 200;

/**
 * Calls a listener with the events of a page: first with all events in its trail, then with each
 * batch of new events. Reads the trail at intervals, because that changes nothing in the page.
 * @returns a function that reads the trail a last time and ends the calls
 */
export function watchTrail(
  page: Window,
  onEvents: (events: readonly PageEvent[]) => void,
): () => void {
  let bus: PageBus | undefined;
  let last: PageEvent | undefined;
  const read = () => {
    if (!bus) return;
    const trail = bus.trail();
    const fresh = trail.slice(last ? trail.lastIndexOf(last) + 1 : 0);
    if (fresh.length === 0) return;
    last = fresh.at(-1);
    onEvents(fresh);
  };
  const timer = setInterval(async () => {
    bus ??= await findBus(page);
    read();
  }, POLL_MS);
  return () => {
    clearInterval(timer);
    read();
  };
}
