import { ServerRegion } from '@marketplace/contracts/rendering';
import { Outlet, useLocation } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { startTransition, useCallback, useState } from 'react';
import { ServedPageNotice } from './ServedPageNotice';

/** A page of the server's whose code the browser could not have. */
export interface ServedPage {
  /** Fetches the page's code. @throws while it cannot be had */
  load: () => Promise<void>;
  /** Has the router show the page, with new data. @throws while that fails */
  show: () => Promise<void>;
}

interface PageRegionProps {
  /** The first page, where the server's markup has to stand in for it. */
  served?: ServedPage;
}

/**
 * The region of the page. A page whose code the browser cannot have stays as the server's markup, which works
 * as without scripts, until its code is there or a visitor goes elsewhere (decision 043).
 */
export function PageRegion({ served }: PageRegionProps) {
  const { key, pathname, search } = useLocation();
  // Entries that no router made have the same key.
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
  /* A footer at the foot of a short page would move up with every line of it that arrives. */
  min-height: 100svh;
  /* Room for the wave of the footer. */
  padding-block-end: var(--space-8);

  &:focus-visible {
    outline: none;
  }
`;
