import { Trans, useLingui } from '@lingui/react/macro';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { preload, Region } from '@marketplace/contracts/rendering';
import { useNavigate } from '@marketplace/contracts/router';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { type MouseEvent, useState } from 'react';
import type { ProductList } from '../ProductList';
import { activeFilters, filtersOf, type ListFilters } from '../query/ListFilters';
import type { FilterFormProps } from './FilterForm';
import { Active, Fold, FoldLabel, Side } from './FilterPanel.styles';
import { FORM_HEIGHT, loadFilterForm } from './loadFilterForm';

interface FilterPanelProps extends Pick<FilterFormProps, 'categories'> {
  list: ProductList;
  pathFor: FilterFormProps['place']['pathFor'];
}

/**
 * Loads the content of the filter sheet. The sheet itself opens earlier, and shows a skeleton until
 * the content has loaded.
 */
const loadSheet = () =>
  import(/* webpackChunkName: "filter-sheet" */ './FilterSheet').then((it) => it.FilterSheet);

const preloadSheet = () => void preload([loadSheet]).catch(() => undefined);

/**
 * The filters beside a list. On phones they are folded, and a press on the toggle opens them in a
 * sheet. Without JavaScript, or if the sheet's code fails to load, the press unfolds them above the
 * list. Renders two sibling elements, which the page's grid positions.
 */
export function FilterPanel({ list, pathFor, categories }: FilterPanelProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const { query, fixed, products, facets, counts } = list;
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
    preload([loadSheet]).catch(() => {
      handleClose();
      fold?.toggleAttribute('open');
    });
  };
  const form = {
    query,
    place: { fixed, pathFor },
    maxProductPrice: products?.maxProductPrice,
    categories,
    counts,
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
          <Icon shape={moreIcons.filter} size="small" />
          <Trans>Filters</Trans>
          {active > 0 && <Active>{localDigits(active, i18n.locale)}</Active>}
        </FoldLabel>
      </Fold>
      <Side aria-label={t`Filters`}>
        <Region data={facets} waiting={<Skeleton shape="block" height={FORM_HEIGHT} />}>
          {(known) => (
            <Region
              when="visible"
              load={loadFilterForm}
              props={{ ...form, facets: known, onChoose: choose }}
              waiting={<Skeleton shape="block" height={FORM_HEIGHT} />}
            />
          )}
        </Region>
      </Side>
      <Dialog isOpen={isOpen} isPrepared={isPressed} onClose={handleClose} title={t`Filters`}>
        <Region
          when="load"
          load={loadSheet}
          props={{ list, form, onChoose: choose, onClose: handleClose }}
          waiting={<Skeleton lines={8} />}
          isBrowserOnly
        />
      </Dialog>
    </>
  );
}
