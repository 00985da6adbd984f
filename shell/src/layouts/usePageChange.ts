import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { documentTitle } from '../app/documentTitle';
import { useMarketConfig } from '../app/PageProviders';
import { pageHeadOf } from '../app/pageHeadOf';
import { focusPage } from './focusPage';

/**
 * What a browser does when it loads a page, for the pages that the router changes: the title, the
 * focus at the start of the new page, and word of it to those who listen. The first page is left to
 * the browser.
 *
 * @returns what a polite live region should say
 */
export function usePageChange(): string {
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
  // A page that failed has no head; its boundary sets the title.
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

/** Someone who filters or sorts a list stays at the control they use. */
function isUsingForm(): boolean {
  return document.activeElement?.matches('main :is(input, select, textarea, form button)') ?? false;
}
