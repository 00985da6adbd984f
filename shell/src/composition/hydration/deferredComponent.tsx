import { type I18n, useLingui } from '@marketplace/contracts/i18n';
import { type ComponentType, lazy, type ReactNode, useCallback } from 'react';
import { logFailure } from '../../errors/logFailure';
import { DeferredRegion } from './DeferredRegion';

interface DeferredOptions {
  /** False for components that render nothing until they are used. */
  isServerRendered?: boolean;
  /** Shown until the code is loaded when the server sent no markup. */
  fallback?: ReactNode;
  /** Adds its messages to the page, when they are not in those of the first view. */
  addMessages?: (i18n: I18n) => Promise<void>;
}

/**
 * A lazy component with deferred hydration: the server renders it, the browser loads its code when idle
 * or on intent (decision 007).
 */
export function deferredComponent(
  name: string,
  load: () => Promise<ComponentType>,
  { isServerRendered = true, fallback = null, addMessages }: DeferredOptions = {},
): ComponentType {
  const OnServer = lazy(() => load().then((Component) => ({ default: Component })));
  const loadInBrowser = async (i18n: I18n) => {
    try {
      const [Component] = await Promise.all([load(), addMessages?.(i18n)]);
      return Component;
    } catch (error) {
      logFailure(name, error);
      return undefined;
    }
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, by its module
  return function Deferred() {
    const { i18n } = useLingui();
    const loadOnce = useCallback(() => loadInBrowser(i18n), [i18n]);
    if (typeof window === 'undefined') return <div>{isServerRendered && <OnServer />}</div>;
    return <DeferredRegion load={loadOnce} when="idle" fallback={fallback} />;
  };
}
