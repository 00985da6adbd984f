import { Plural, Trans } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import { Button } from '@marketplace/contracts/ui/Button';
import { DialogFoot } from '@marketplace/contracts/ui/DialogFoot';
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
  // All ticks until the sheet is closed share one history entry, so that a single Back undoes all
  // of them.
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
      <DialogFoot>
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
      </DialogFoot>
    </>
  );
}
