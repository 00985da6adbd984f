import { ownerOf } from '@marketplace/contracts/pages/pageTable';
import { pageLife, ServerRegion } from '@marketplace/contracts/rendering';
import { type ReactNode, useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { logFailure } from '../errors/logFailure';
import { factsOf } from '../federation/loadRemoteModule';
import { useMarketConfig } from '../page/contexts';
import { ServedPageNotice } from './ServedPageNotice';

/** Markup of the first page, from when its code threw, and its entry in the history. */
let crashed: { entry: string; nodes: Node[] } | undefined;

/**
 * Around the error element of a page: logs the failure, and keeps a page that threw while it was hydrated
 * as the server sent it. React itself keeps nothing of it, so its elements are copied before React
 * removes them.
 */
export function CrashedPageMarkup({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  const entry = key + pathname;
  const { brandSlug } = useMarketConfig();
  const { revalidate } = useRevalidator();
  const [nodes] = useState(() => nodesOf(error, entry));

  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    const owner = ownerOf(pathname, brandSlug);
    logFailure('page', error, { ...(owner && factsOf(owner)), page: pathname });
  }, [error, pathname, brandSlug]);

  useEffect(() => {
    if (!nodes) return;
    // Another element follows this one where a retry fails, and none where it succeeds.
    crashed = { entry, nodes };
    return () => {
      crashed = undefined;
    };
  }, [nodes, entry]);

  if (!nodes) return children;
  return (
    <>
      <ServerRegion nodes={nodes} />
      <ServedPageNotice isTrying={false} onRetry={revalidate} />
    </>
  );
}

function nodesOf(error: unknown, entry: string): Node[] | undefined {
  // An answer of a loader, which the server has shown as an error, too.
  if (isRouteErrorResponse(error)) return undefined;
  if (!pageLife.isAlive()) {
    // Copies, because React has hung handlers on the elements themselves.
    const markup = document.querySelector('main')?.cloneNode(true).childNodes ?? [];
    crashed = { entry, nodes: [...markup] };
  }
  return crashed?.entry === entry ? crashed.nodes : undefined;
}
