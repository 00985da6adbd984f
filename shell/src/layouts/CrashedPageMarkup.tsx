import { ownerOf } from '@marketplace/contracts/pages/pageTable';
import { pageLife, ServerRegion } from '@marketplace/contracts/rendering';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { logFailure } from '../errors/logFailure';
import { factsOf } from '../federation/loadRemoteModule';
import { PageTableContext } from '../page/contexts';
import { ServedPageNotice } from './ServedPageNotice';

/**
 * Copy of the markup of the document's first page, with the page's history entry. Set if that page
 * threw.
 */
let crashed: { entry: string; nodes: Node[] } | undefined;

/**
 * Wraps the error element of a page, and logs the failure. If the document's first page throws
 * during hydration, React removes the server's markup. This component then shows a copy of that
 * markup.
 */
export function CrashedPageMarkup({ children }: { children: ReactNode }) {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  const entry = key + pathname;
  const pages = useContext(PageTableContext);
  const { revalidate } = useRevalidator();
  const [nodes] = useState(() => nodesOf(error, entry));

  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    const owner = ownerOf(pages, pathname);
    logFailure('page', error, { ...(owner && factsOf(owner)), page: pathname });
  }, [error, pathname, pages]);

  useEffect(() => {
    if (!nodes) return;
    // Keeps the markup, because React creates this component again if a retry fails.
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
  // If a loader threw a Response, the server rendered an error page too, so there is no markup to
  // show.
  if (isRouteErrorResponse(error)) return undefined;
  if (!pageLife.isAlive()) {
    // Copies the elements, because React has added handlers to the original ones.
    const markup = document.querySelector('main')?.cloneNode(true).childNodes ?? [];
    crashed = { entry, nodes: [...markup] };
  }
  return crashed?.entry === entry ? crashed.nodes : undefined;
}
