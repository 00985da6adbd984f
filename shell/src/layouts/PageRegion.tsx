import { ServerRegion, useIsHydrating } from '@marketplace/contracts/islands';
import { Outlet, useLocation } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { startTransition, useCallback, useRef, useState } from 'react';
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
 * The region of the page. One that the server delivered and the browser cannot have stays as markup,
 * which works as without scripts, until its code is there or a visitor goes elsewhere (decision 043).
 */
export function PageRegion({ served }: PageRegionProps) {
  const { key, pathname, search } = useLocation();
  // Entries that no router made have the same key.
  const place = key + pathname + search;
  const isHydrating = useIsHydrating();
  const [firstPlace] = useState(place);
  // Rendered anew there is no markup that could stay.
  const [state, setState] = useState<'served' | 'alive' | 'left'>(
    served && isHydrating ? 'served' : 'alive',
  );
  if (state === 'served' && place !== firstPlace) setState('left');
  const container = useRef<HTMLElement>(null);

  const hydrate = useCallback(
    async (isReady: () => Promise<boolean>) => {
      await served?.load();
      if (!(await isReady())) return;
      await served?.show();
      startTransition(() => setState('alive'));
    },
    [served],
  );
  const main = { ref: container, id: 'main', tabIndex: -1 };

  return (
    // What was typed into one page is not carried over to another.
    <ServerRegion
      key={state === 'left' ? state : 'first'}
      container={container}
      hydrate={hydrate}
      when="load"
      isHydrated={state !== 'served'}
    >
      {state === 'served' ? (
        <>
          {/* React touches no content of an element with dangerouslySetInnerHTML (decision 032). */}
          <Main
            key="served"
            {...main}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the value is empty and never applied
            dangerouslySetInnerHTML={{ __html: '' }}
          />
          <ServedPageNotice isTrying onRetry={() => hydrate(async () => true)} />
        </>
      ) : (
        <Main key="page" {...main}>
          <Outlet />
        </Main>
      )}
    </ServerRegion>
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
