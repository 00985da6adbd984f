/**
 * Data that a page does not wait for. A failure is logged and left for the region that awaits it;
 * until one does, an unhandled rejection would end the server's process.
 */
export function deferData<Value>(what: string, loading: Promise<Value>): Promise<Value> {
  loading.catch((error: unknown) => {
    console.warn(`${what} could not be loaded:`, error instanceof Error ? error.message : error);
  });
  return loading;
}

/**
 * Data a page can do without: a failure is logged and becomes `undefined` (specification section 8,
 * catalogue failures).
 */
export async function optionalData<Value>(
  what: string,
  loading: Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await loading;
  } catch (error) {
    console.warn(`${what} could not be loaded:`, error instanceof Error ? error.message : error);
    return undefined;
  }
}

/** Loaded, pending, or `undefined` after a failure. */
export type Deferrable<Value> = Value | Promise<Value> | undefined;

/** The longest wait of a navigation for a part near the top; then its placeholder is shown. */
const LIMIT_MS = 800;

/**
 * Waits for a part of the page up to a time limit, then defers it. On the server a call times out by
 * itself, at the same limit.
 *
 * @returns the part inside an object, because a bare promise would be awaited
 */
export async function loadOrDefer<Value>(
  what: string,
  loading: Promise<Value>,
): Promise<{ part: Deferrable<Value> }> {
  const loaded = optionalData(what, loading);
  if (typeof window === 'undefined') return { part: await loaded };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), LIMIT_MS);
  });
  const first = await Promise.race([loaded, late]);
  clearTimeout(timer);
  return { part: first === 'late' ? loading : first };
}
