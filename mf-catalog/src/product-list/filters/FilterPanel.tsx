import { Trans, useLingui } from '@lingui/react/macro';
import * as icons from '@marketplace/contracts/design/icons';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { island } from '@marketplace/contracts/islands';
import { Part } from '@marketplace/contracts/loading/Part';
import { useNavigate } from '@marketplace/contracts/router';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { type MouseEvent, useState } from 'react';
import type { ProductList } from '../ProductList';
import { activeFilters, filtersOf, type ListFilters } from '../query/ListFilters';
import type { FilterFormProps } from './FilterForm';
import { FilterFormIsland, FORM_HEIGHT } from './FilterFormIsland';
import { Active, Fold, FoldLabel, Side } from './FilterPanel.styles';

interface FilterPanelProps extends Pick<FilterFormProps, 'categories'> {
  list: ProductList;
  pathFor: FilterFormProps['place']['pathFor'];
}

/** The content of the filter sheet; the empty sheet opens before this code is loaded. */
const SheetIsland = island(
  () => import(/* webpackChunkName: "filter-sheet" */ './FilterSheet').then((it) => it.FilterSheet),
  { when: 'load', waiting: <Skeleton lines={8} />, isServerRendered: false },
);

const preloadSheet = () => void SheetIsland.preload().catch(() => undefined);

/**
 * The filters beside a list. On phones they are folded away, and a press brings them in a sheet;
 * where its code cannot be had, or without JavaScript, the same press unfolds them above the list. Two siblings,
 * for the grid of the page to place.
 */
export function FilterPanel({ list, pathFor, categories }: FilterPanelProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const { query, fixed, products, facets } = list;
  const active = activeFilters(filtersOf(query)).length;

  const choose = (filters: ListFilters, replace = false) =>
    void navigate(pathFor(filters), { replace, preventScrollReset: true });
  const handleClose = () => {
    setIsOpen(false);
    setIsPressed(false);
  };
  const handleOpen = (event: MouseEvent<HTMLElement>) => {
    const fold = event.currentTarget.closest('details');
    event.preventDefault();
    setIsOpen(true);
    SheetIsland.preload().catch(() => {
      handleClose();
      fold?.toggleAttribute('open');
    });
  };
  const form = {
    query,
    place: { fixed, pathFor },
    maxProductPrice: products?.maxProductPrice,
    categories,
  };
  return (
    <>
      <Fold>
        <FoldLabel
          onClick={handleOpen}
          onPointerEnter={preloadSheet}
          onPointerDown={() => setIsPressed(true)}
          onFocus={preloadSheet}
        >
          <Icon shape={icons.filter} size="small" />
          <Trans>Filters</Trans>
          {active > 0 && <Active>{localDigits(active, i18n.locale)}</Active>}
        </FoldLabel>
      </Fold>
      <Side aria-label={t`Filters`}>
        <Part of={facets} waiting={<Skeleton shape="block" height={FORM_HEIGHT} />}>
          {(known) => <FilterFormIsland {...form} facets={known} onChoose={choose} />}
        </Part>
      </Side>
      <Dialog isOpen={isOpen} isPrepared={isPressed} onClose={handleClose} title={t`Filters`}>
        <SheetIsland list={list} form={form} onChoose={choose} onClose={handleClose} />
      </Dialog>
    </>
  );
}
