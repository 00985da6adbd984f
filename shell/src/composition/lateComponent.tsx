import { type I18n, useLingui } from '@marketplace/contracts/i18n';
import { type ComponentType, lazy, type ReactNode, useCallback } from 'react';
import { logFailure } from '../errors/logFailure';
import { LateRegion } from './LateRegion';

interface LateOptions {
  /** False for what has no markup until something is asked of it. */
  isInHtml?: boolean;
  /** Shown until the code is there where the server sent no markup. */
  fallback?: ReactNode;
  /** Brings its texts, where the page does not carry them from the start. */
  addTexts?: (i18n: I18n) => Promise<void>;
}

/**
 * A part of the shell that the server renders and whose code the browser fetches when it has
 * nothing else to do, or when the visitor turns to it (decision 007).
 */
export function lateComponent(
  name: string,
  load: () => Promise<ComponentType>,
  { isInHtml = true, fallback = null, addTexts }: LateOptions = {},
): ComponentType {
  const OnServer = lazy(() => load().then((Component) => ({ default: Component })));
  const loadInBrowser = async (i18n: I18n) => {
    try {
      const [Component] = await Promise.all([load(), addTexts?.(i18n)]);
      return Component;
    } catch (error) {
      logFailure(name, error);
      return undefined;
    }
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once per part, by its module
  return function Late() {
    const { i18n } = useLingui();
    const loadOnce = useCallback(() => loadInBrowser(i18n), [i18n]);
    if (typeof window === 'undefined') return <div>{isInHtml && <OnServer />}</div>;
    return <LateRegion load={loadOnce} when="idle" fallback={fallback} />;
  };
}
