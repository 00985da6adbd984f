import { Trans, useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Await, useNavigate } from '@marketplace/contracts/router';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import {
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Facets } from '../facets/Facets';
import type { ProductList } from '../ProductList';
import { activeFilters, filtersOf, type ListFilters } from '../query/ListFilters';
import type { FilterFormProps } from './FilterForm';
import { FilterFormIsland } from './FilterFormIsland';
import { Active, Fold, FoldLabel, Side } from './FilterPanel.styles';
import type { FilterSheetProps } from './FilterSheet';

interface FilterPanelProps extends Pick<FilterFormProps, 'categories'> {
  list: ProductList;
  pathFor: FilterFormProps['place']['pathFor'];
}

/** About what the form takes with the filters of a small market, in px. */
const FORM_HEIGHT = 1200;

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
  const side = useRef<HTMLElement>(null);
  const early = useEarlyInput(side);
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
      <Side ref={side} aria-label={t`Filters`} onFocus={early.track}>
        <Suspense fallback={<Skeleton shape="block" height={FORM_HEIGHT} />}>
          <Await resolve={facets}>
            {(known: Facets) => (
              <FilterFormIsland
                height={FORM_HEIGHT}
                own={{ ...form, facets: known, early: early.input, onChoose: choose }}
              />
            )}
          </Await>
        </Suspense>
      </Side>
      {Sheet && (
        <Sheet list={list} form={form} onChoose={choose} onClose={() => setSheet(undefined)} />
      )}
    </>
  );
}

/**
 * The field focused last, while the form may still be the server's markup: input from before its code
 * arrives must not be lost.
 */
function useEarlyInput(place: RefObject<HTMLElement | null>) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (active instanceof HTMLInputElement && place.current?.contains(active)) {
      input.current = active;
    }
  }, [place]);
  const track = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) input.current = target;
  };
  return { input, track };
}
