import { type ComponentType, lazy, type ReactNode } from 'react';
import { logFailure } from '../errors/logFailure';
import { LateRegion } from './LateRegion';

interface LateOptions {
  /** False for what has no markup until something is asked of it. */
  isInHtml?: boolean;
  /** Shown until the code is there where the server sent no markup. */
  fallback?: ReactNode;
}

/**
 * A part of the shell that the server renders and whose code the browser fetches when it has
 * nothing else to do, or when the visitor turns to it (decision 007).
 */
export function lateComponent(
  name: string,
  load: () => Promise<ComponentType>,
  { isInHtml = true, fallback = null }: LateOptions = {},
): ComponentType {
  const OnServer = lazy(() => load().then((Component) => ({ default: Component })));
  const loadInBrowser = () =>
    load().catch((error: unknown) => {
      logFailure(name, error);
      return undefined;
    });
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, by its module
  return function Late() {
    if (typeof window === 'undefined') return <div>{isInHtml && <OnServer />}</div>;
    return <LateRegion load={loadInBrowser} when="idle" fallback={fallback} />;
  };
}
