import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { type ReactNode, useEffect, useRef } from 'react';
import { Box, List, Status } from './SearchResults.styles';
import { useAvailableHeight } from './useAvailableHeight';
import type { SearchState } from './useProductSearch';

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface SearchResultsProps {
  id: string;
  state: SearchState;
  /** Index of the active option. The last option is the link to all results. */
  active: number;
  /** Called when a result is opened. */
  onPick: () => void;
  /** Content of the box while no search is running. */
  children: ReactNode;
}

/**
 * The box below the search field. Its options are links. The focus stays in the field while the
 * arrow keys move through the options.
 */
export function SearchResults({ id, state, active, onPick, children }: SearchResultsProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const isClosed = state.status === 'closed' && !children;
  useAvailableHeight(box, !isClosed);
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView(NEAREST);
  }, [id, active]);

  const isFound = state.status === 'found';
  const propsOf = (index: number) => ({
    id: optionId(id, index),
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    onClick: onPick,
  });
  return (
    // Prevents a press from taking the focus from the field. Otherwise the box would close before
    // the click.
    <Box
      ref={box}
      data-closed={isClosed || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Status role="status">
        {state.status === 'searching' && <Trans>Searching…</Trans>}
        {state.status === 'nothing' && <Trans>No Product Found</Trans>}
        {state.status === 'failed' && (
          <Trans>We could not search just now. The search button still works.</Trans>
        )}
        {isFound && (
          <VisuallyHidden>
            <Plural value={state.products.length} one="# product" other="# products" />
          </VisuallyHidden>
        )}
      </Status>
      <List id={id} role="listbox" aria-label={t`Matching products`} hidden={!isFound}>
        {isFound && (
          <state.Options
            productName={state.productName}
            products={state.products}
            places={state.places}
            propsOf={propsOf}
          />
        )}
      </List>
      {children}
    </Box>
  );
}

const NEAREST: ScrollIntoViewOptions = { block: 'nearest' };
