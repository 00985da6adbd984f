import { lazy, type ReactNode } from 'react';
import { withTimeLimit } from '../time/withTimeLimit';

/** The component of a region. */
export type Part<Props> = (props: Props) => ReactNode;

/**
 * Fetches a component. The function itself is the cache key, so it must be defined at module level
 * and not during a render. It resolves to `undefined` if there is nothing to show yet.
 */
export type Load<Props> = () => Promise<Part<Props> | undefined>;

/** Components that this process has loaded, by the functions that loaded them. */
const loaded = new WeakMap<object, Part<never>>();

// The cast is safe: each function maps to the component that it loads, so the props match. The type
// of a map cannot express that.
export const loadedPart = <Props>(load: Load<Props>) => loaded.get(load) as Part<Props> | undefined;

export async function loadPart<Props>(load: Load<Props>): Promise<Part<Props> | undefined> {
  const part = loadedPart(load) ?? (await load());
  if (part) loaded.set(load, part);
  return part;
}

const lazyParts = new WeakMap<object, Part<never>>();

/**
 * Lazy component for the server, which suspends until the code has loaded. It throws if loading
 * fails, or if there is nothing to show yet. The next page then tries again.
 */
export function lazyPart<Props>(load: Load<Props>): Part<Props> {
  // The cast is safe: as in `loadedPart`, the props match.
  const known = lazyParts.get(load) as Part<Props> | undefined;
  if (known) return known;
  const loadModule = async () => {
    try {
      const part = await loadPart(load);
      if (!part) throw new Error('There is nothing to render.');
      return { default: part };
    } catch (error) {
      lazyParts.delete(load);
      throw error;
    }
  };
  // The cast is safe: `lazy` loses the type of the props but passes them on unchanged.
  const part = lazy(loadModule) as unknown as Part<Props>;
  lazyParts.set(load, part);
  return part;
}

/**
 * Fetches the code of regions before a navigation or a press shows them.
 * @param waitMs longest wait in ms; after it, and after a failure, a region shows its placeholder
 * @throws the failure of a load function, if `waitMs` is left out
 */
export async function preload(loads: readonly Load<never>[], waitMs?: number): Promise<void> {
  const parts = loads.map((load) => loadPart(load));
  if (waitMs === undefined) await Promise.all(parts);
  else await withTimeLimit(Promise.allSettled(parts), waitMs, () => undefined);
}
