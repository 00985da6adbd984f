import { Plural, Trans } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { useRef } from 'react';
import type { ProductList } from '../ProductList';
import { activeFilters, filtersOf, type ListFilters, resetFilters } from '../query/ListFilters';
import { FilterForm, type FilterFormProps } from './FilterForm';

interface FilterSheetProps {
  list: ProductList;
  form: Omit<FilterFormProps, 'facets' | 'onChoose'>;
  onChoose: (filters: ListFilters, replace: boolean) => void;
  onClose: () => void;
}

/**
 * The content of the filter sheet. Each tick updates the list behind the sheet. The button shows
 * the new number of products.
 */
export function FilterSheet({ list, form, onChoose, onClose }: FilterSheetProps) {
  const hasChosen = useRef(false);
  // All ticks until the sheet is closed share one history entry, so that a single Back undoes them.
  const choose = (filters: ListFilters) => {
    onChoose(filters, hasChosen.current);
    hasChosen.current = true;
  };
  const filters = filtersOf(list.query);
  const total = list.products?.paginationStatus.totalItems;
  return (
    <>
      <Region data={list.facets} waiting={<Skeleton lines={8} />}>
        {(facets) => <FilterForm {...form} facets={facets} onChoose={choose} />}
      </Region>
      <Actions>
        {/* Disabled instead of removed, because removing it would lose the focus. */}
        <Button
          isDisabled={activeFilters(filters).length === 0}
          onClick={() => choose(resetFilters(filters))}
        >
          <Trans context="filters">Clear all</Trans>
        </Button>
        <Button variant="primary" onClick={onClose}>
          <span aria-live="polite">
            {total === undefined ? (
              <Trans>Show the list</Trans>
            ) : (
              <Plural value={total} one="Show # product" other="Show # products" />
            )}
          </span>
        </Button>
      </Actions>
    </>
  );
}

// Stays at the lower edge of the sheet, in the room that the sheet reserves.
const Actions = styled.div`
  position: sticky;
  inset-block-end: calc(-1 * var(--space-5));
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin: var(--space-4) calc(-1 * var(--space-5)) calc(-1 * var(--space-5));
  padding: var(--space-3) var(--space-5) max(var(--space-3), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);

  > * {
    flex: 1 1 auto;
  }
`;
