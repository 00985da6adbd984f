import { ownerOf } from '@marketplace/contracts/pages/pageTable';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { factsOf } from '../composition/loadRemoteModule';
import { logFailure } from '../errors/logFailure';
import { useMarketConfig } from '../page/contexts';
import { ServedPageNotice } from './ServedPageNotice';

/** Markup of the first page, from when its code threw, and its place in the history. */
let kept: { place: string; nodes: Node[] } | undefined;

/**
 * Around the error element of a page: logs the failure, and keeps a page that threw while it was hydrated
 * as the server sent it. React itself keeps nothing of it, so its elements are copied before React
 * removes them.
 */
export function KeptPage({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  const place = key + pathname;
  const { brandSlug } = useMarketConfig();
  const { revalidate } = useRevalidator();
  const [nodes] = useState(() => nodesOf(error, place));
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    const owner = ownerOf(pathname, brandSlug);
    logFailure('page', error, { ...(owner && factsOf(owner)), page: pathname });
  }, [error, pathname, brandSlug]);

  useLayoutEffect(() => {
    if (!nodes) return;
    container.current?.replaceChildren(...nodes);
    // Another element follows this one where a retry fails, and none where it succeeds.
    kept = { place, nodes };
    return () => {
      kept = undefined;
    };
  }, [nodes, place]);

  if (!nodes) return children;
  return (
    <>
      <div ref={container} />
      <ServedPageNotice isTrying={false} onRetry={revalidate} />
    </>
  );
}

function nodesOf(error: unknown, place: string): Node[] | undefined {
  // An answer of a loader, which the server has shown as an error, too.
  if (isRouteErrorResponse(error)) return undefined;
  if (!('alive' in document.documentElement.dataset)) {
    // Copies, because React has hung handlers on the elements themselves.
    const markup = document.querySelector('main')?.cloneNode(true).childNodes ?? [];
    kept = { place, nodes: [...markup] };
  }
  return kept?.place === place ? kept.nodes : undefined;
}
