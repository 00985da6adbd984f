import { type ReactNode, useEffect, useState } from 'react';
import { captureFields, restoreInteraction } from './carriedInteraction';
import { useIsHydrating } from './useIsHydrating';

/**
 * Matches an open popover. In a browser without popovers, the shell marks an open sheet with
 * `data-open`. Such a browser accepts the unknown `:popover-open` only inside `:is`.
 */
const OPEN_POPOVER = '[popover]:is(:popover-open, [data-open])';

interface CarriedPageProps {
  /** The element that React hydrates. */
  page: Element;
  children: ReactNode;
}

/**
 * Carries open popovers and changed fields over to a page that React renders from scratch. React
 * does so if it cannot hydrate the page, e.g. because a browser's translator has moved the texts
 * into `<font>` elements.
 */
export function CarriedPage({ page, children }: CarriedPageProps): ReactNode {
  const isHydrating = useIsHydrating();
  // The old page is still there in this render. React replaces it in the same task, so the visitor
  // can change nothing in between.
  const [carried] = useState(() => (isHydrating ? undefined : capture(page)));
  useEffect(() => {
    if (!carried) return;
    for (const id of carried.popovers) pressOpener(page, id);
    restoreInteraction(page, { fields: carried.fields, open: [] });
  }, [page, carried]);
  return children;
}

/**
 * Captures what can be found again in the new page. Controls and `<details>` cannot be found by
 * text or position, because a translator has changed the texts, and some regions are still missing.
 */
const capture = (page: Element) => ({
  popovers: [...page.querySelectorAll(OPEN_POPOVER)].map(({ id }) => id),
  fields: captureFields(page).filter(({ name }) => name),
});

/**
 * Opens a popover by its button. This also works in a browser without popovers. When the popover
 * closes, the button gets the focus.
 */
function pressOpener(page: Element, id: string): void {
  const opener = page.querySelector<HTMLElement>(
    `[popovertarget="${id}"]:not([popovertargetaction])`,
  );
  opener?.focus({ preventScroll: true });
  opener?.click();
}
