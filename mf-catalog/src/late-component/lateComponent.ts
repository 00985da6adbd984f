import { type ComponentType, useEffect, useState } from 'react';
import { onIdle } from './onIdle';

/**
 * A hook for a part of a page that the first look can do without: `undefined` until the browser is
 * idle and the part's code has come. Code that cannot be had is asked for again by the next page
 * that wants it; until then the page is as it is without JavaScript.
 *
 * @param load resolves to `undefined` where there is nothing to show
 */
export function lateComponent<Props>(
  load: () => Promise<ComponentType<Props> | undefined>,
): () => ComponentType<Props> | undefined {
  let loaded: ComponentType<Props> | undefined;

  return function useLateComponent() {
    // Loaded before, it is there from the first render on: nothing appears late on the way Back.
    const [late, setLate] = useState({ Component: loaded });

    useEffect(() => {
      if (loaded) return;
      let isGone = false;
      const show = async () => {
        const Component = await load().catch(() => undefined);
        loaded = Component ?? loaded;
        if (!isGone) setLate({ Component });
      };
      const callOff = onIdle(() => void show());
      return () => {
        isGone = true;
        callOff();
      };
    }, []);

    return late.Component;
  };
}
