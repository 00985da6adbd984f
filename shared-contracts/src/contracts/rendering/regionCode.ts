import { lazy, type ReactNode } from 'react';
import { withTimeLimit } from '../time/withTimeLimit';

/** A component of a region. */
export type Part<Props> = (props: Props) => ReactNode;

/**
 * Fetches a component: a function of a module, which stays the same from one render to the next. It resolves
 * to `undefined` if there is nothing to show yet.
 */
export type Load<Props> = () => Promise<Part<Props> | undefined>;

/** Components that this process has loaded, by the function that loaded them. */
const loaded = new WeakMap<object, Part<never>>();

// The component of a function has its props: the types of a map cannot say so.
export const loadedPart = <Props>(load: Load<Props>) => loaded.get(load) as Part<Props> | undefined;

export async function loadPart<Props>(load: Load<Props>): Promise<Part<Props> | undefined> {
  const part = loadedPart(load) ?? (await load());
  if (part) loaded.set(load, part);
  return part;
}

const lazyParts = new WeakMap<object, Part<never>>();

/** For the server: suspends until the code is there. After a failure the next page tries again. */
export function lazyPart<Props>(load: Load<Props>): Part<Props> {
  // As above.
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
  // `lazy` loses the type of the props; it hands them on as they are.
  const part = lazy(loadModule) as unknown as Part<Props>;
  lazyParts.set(load, part);
  return part;
}

/**
 * Fetches the code of regions before a navigation or a press shows them.
 *
 * @param waitMs longest wait: code that is late by then or cannot be had is left to its region's placeholder
 * @throws what loading throws, if there is no longest wait
 */
export async function preload(loads: readonly Load<never>[], waitMs?: number): Promise<void> {
  const parts = loads.map((load) => loadPart(load));
  if (waitMs === undefined) await Promise.all(parts);
  else await withTimeLimit(Promise.allSettled(parts), waitMs, () => undefined);
}
