import { Trans, useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Part } from '@marketplace/contracts/loading/Part';
import { useNavigate } from '@marketplace/contracts/router';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { type ComponentType, type MouseEvent, useState } from 'react';
import type { ProductList } from '../ProductList';
import { activeFilters, filtersOf, type ListFilters } from '../query/ListFilters';
import type { FilterFormProps } from './FilterForm';
import { FilterFormIsland, FORM_HEIGHT } from './FilterFormIsland';
import { Active, Fold, FoldLabel, Side } from './FilterPanel.styles';
import type { FilterSheetProps } from './FilterSheet';

interface FilterPanelProps extends Pick<FilterFormProps, 'categories'> {
  list: ProductList;
  pathFor: FilterFormProps['place']['pathFor'];
}

const loadSheet = () =>
  import(/* webpackChunkName: "filter-sheet" */ './FilterSheet').then(
    ({ FilterSheet }) => FilterSheet,
  );

/**
 * The filters beside a list. On phones they are folded away, and a press brings them in a sheet;
 * without its code, or without JavaScript, the same press unfolds them above the list. Two siblings,
 * for the grid of the page to place.
 */
export function FilterPanel({ list, pathFor, categories }: FilterPanelProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>();
  const { query, fixed, products, facets } = list;
  const active = activeFilters(filtersOf(query)).length;

  const choose = (filters: ListFilters, replace = false) =>
    void navigate(pathFor(filters), { replace, preventScrollReset: true });
  const handleOpen = async (event: MouseEvent<HTMLElement>) => {
    const fold = event.currentTarget.closest('details');
    event.preventDefault();
    const Loaded = await loadSheet().catch(() => undefined);
    if (Loaded) setSheet(() => Loaded);
    else fold?.toggleAttribute('open');
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
          onPointerEnter={() => void loadSheet().catch(() => undefined)}
          onFocus={() => void loadSheet().catch(() => undefined)}
        >
          <Icon name="filter" size="small" />
          <Trans>Filters</Trans>
          {active > 0 && <Active>{localDigits(active, i18n.locale)}</Active>}
        </FoldLabel>
      </Fold>
      <Side aria-label={t`Filters`}>
        <Part of={facets} waiting={<Skeleton shape="block" height={FORM_HEIGHT} />}>
          {(known) => <FilterFormIsland {...form} facets={known} onChoose={choose} />}
        </Part>
      </Side>
      {Sheet && (
        <Sheet list={list} form={form} onChoose={choose} onClose={() => setSheet(undefined)} />
      )}
    </>
  );
}
