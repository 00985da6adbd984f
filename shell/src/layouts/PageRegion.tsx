import { ServerRegion } from '@marketplace/contracts/rendering';
import { Outlet, useLocation } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { startTransition, useCallback, useState } from 'react';
import { ServedPageNotice } from './ServedPageNotice';

/** A page that the server rendered and whose code the browser could not load. */
export interface ServedPage {
  /**
   * Fetches the page's code.
   * @throws Error if the code cannot be loaded
   */
  load: () => Promise<void>;
  /**
   * Makes the router show the page, with new data.
   * @throws Error if that fails
   */
  show: () => Promise<void>;
}

interface PageRegionProps {
  /** The first page, if the server's markup has to replace it. */
  served?: ServedPage;
}

/**
 * The region of the page. If the browser cannot load the page's code, the server's markup stays,
 * and works like a page without scripts, until the code is loaded or the visitor leaves the page
 * (decision 043).
 */
export function PageRegion({ served }: PageRegionProps) {
  const { key, pathname, search } = useLocation();
  // History entries that the router has not made all have the same key.
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
      {/* What was typed into one page is not carried over to another. */}
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
  /* Otherwise the footer of a short page would move with every line that arrives. */
  min-height: 100svh;
  /* Room for the footer's wave. */
  padding-block-end: var(--space-8);

  &:focus-visible {
    outline: none;
  }
`;
