import { onIdle } from '@marketplace/contracts/onIdle';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * Creates a hook for a component that the first view does without: `undefined` until the browser is
 * idle and the code is loaded. After a failure the next page that uses the hook tries again.
 *
 * @param load resolves to `undefined` if there is nothing to show
 */
export function lazyOnIdle<Props>(
  load: () => Promise<ComponentType<Props> | undefined>,
): () => ComponentType<Props> | undefined {
  let loaded: ComponentType<Props> | undefined;

  return function useIdleComponent() {
    // Code loaded before is used from the first render on: nothing appears late after Back.
    const [idle, setIdle] = useState({ Component: loaded });

    useEffect(() => {
      if (loaded) return;
      let isCancelled = false;
      const show = async () => {
        const Component = await load().catch(() => undefined);
        loaded = Component ?? loaded;
        if (!isCancelled) setIdle({ Component });
      };
      const cancel = onIdle(() => void show());
      return () => {
        isCancelled = true;
        cancel();
      };
    }, []);

    return idle.Component;
  };
}
