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
  /** The document's first page, if the browser could not load its code. */
  served?: ServedPage;
}

/**
 * The region of the page. If the browser cannot load the page's code, the server's markup stays and
 * works like a page without JavaScript, until the code is loaded or the visitor leaves the page
 * (decision 043).
 */
export function PageRegion({ served }: PageRegionProps) {
  const { key, pathname, search } = useLocation();
  // The key is the same for all history entries that the router did not create.
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
      {/* After the first page, a new key discards the text that was typed there. */}
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
  /* Otherwise the footer of a short page would move whenever content arrives. */
  min-height: 100svh;
  /* Room for the footer's wave. */
  padding-block-end: var(--space-8);

  &:focus-visible {
    outline: none;
  }
`;
