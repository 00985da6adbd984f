import { ServerRegion } from '@marketplace/contracts/rendering';
import { Outlet, useLocation } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { startTransition, useCallback, useState } from 'react';
import { ServedPageNotice } from './ServedPageNotice';

/** A page that the server rendered and whose code the browser could not load. */
export interface ServedPage {
  /**
   * Loads the page's code.
   * @throws Error if the code cannot be loaded
   */
  load: () => Promise<void>;
  /**
   * Makes the router show the page with new data.
   * @throws Error if the data cannot be loaded
   */
  show: () => Promise<void>;
}

interface PageRegionProps {
  /** Set if the browser could not load the code of the document's first page. */
  served?: ServedPage;
}

/**
 * The region that shows the page. If the browser cannot load the page's code, the server's markup
 * stays and works like a page without JavaScript. It stays until the code has loaded or the visitor
 * leaves the page (decision 043).
 */
export function PageRegion({ served }: PageRegionProps) {
  const { key, pathname, search } = useLocation();
  // Contains the path too: all history entries that the router has not created have the same key.
  const entry = key + pathname + search;
  const [firstEntry] = useState(entry);
  const [state, setState] = useState<'served' | 'alive' | 'left'>(served ? 'served' : 'alive');
  if (state === 'served' && entry !== firstEntry) setState('left');

  const hydrate = useCallback(
    async (isReady: () => Promise<boolean>) => {
      await served?.load();
      if (!(await isReady())) return;
      await served?.show();
      startTransition(() => setState('alive'));
    },
    [served],
  );
  const retry = () => hydrate(async () => true);

  return (
    <>
      {/* After the visitor leaves the first page, a new key discards the text typed on it. */}
      <ServerRegion
        key={state === 'left' ? state : 'first'}
        frame={<Main id="main" tabIndex={-1} />}
        hydrate={hydrate}
        isHydrated={state !== 'served'}
        waiting={<Outlet />}
      >
        <Outlet />
      </ServerRegion>
      {state === 'served' && <ServedPageNotice isTrying onRetry={retry} />}
    </>
  );
}

const Main = styled.main`
  min-width: 0;
  /* On a short page, the footer would otherwise move whenever content arrives. */
  min-height: 100svh;
  /* Space for the wave of the footer. */
  padding-block-end: var(--space-8);

  &:focus-visible {
    outline: none;
  }
`;
