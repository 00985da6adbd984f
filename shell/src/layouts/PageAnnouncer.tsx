import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { useMarketConfig } from '../page/contexts';
import { documentTitle } from '../page/documentTitle';
import { focusPage } from '../page/focusPage';
import { pageHeadOf } from '../page/matchedRoutes';

/** Announces page changes to screen readers. */
export function PageAnnouncer() {
  const announcement = usePageChange();
  return (
    <VisuallyHidden as="p" role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
}

/**
 * Does after a navigation of the router what a browser does for a new document: sets the title,
 * focuses the start of the page and announces the page. Leaves the first page of a document to the
 * browser.
 * @returns text of the live region
 */
function usePageChange(): string {
  const { i18n } = useLingui();
  const { brandName } = useMarketConfig();
  const matches = useMatches();
  const { key, pathname } = useLocation();
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef({ key, pathname });

  const head = pageHeadOf(
    matches.map(({ id }) => ({ route: { id } })),
    Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData])),
  );
  // A failed page has no head. Its error boundary sets the title.
  const title = head && documentTitle(head, 200, i18n, brandName);

  useEffect(() => {
    if (title) document.title = title;
  }, [title]);

  useEffect(() => {
    const last = shown.current;
    if (last.key === key) return;
    shown.current = { key, pathname };
    setAnnouncement(document.title);
    if (last.pathname !== pathname || !isUsingForm()) focusPage();
  }, [key, pathname]);

  return announcement;
}

/**
 * True if a control of a form or the summary of a folded form has the focus. After filtering or
 * sorting, the focus stays on it.
 */
function isUsingForm(): boolean {
  return (
    document.activeElement?.matches('main :is(input, select, textarea, form button, summary)') ??
    false
  );
}
