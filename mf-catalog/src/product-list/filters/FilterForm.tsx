import { useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import {
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ApplyButton } from '../ApplyButton';
import type { Facets } from '../facets/Facets';
import type { ListPlace } from '../ListPlace';
import { filtersOf } from '../query/filtersOf';
import type { ListFilters, ListQuery } from '../query/ListFilters';
import { readFilters } from '../query/readFilters';
import { CategoryFilter } from './CategoryFilter';
import { HiddenFilters } from './HiddenFilters';
import { MissingFilters } from './MissingFilters';
import { NameFilter } from './NameFilter';
import { PriceFilter } from './PriceFilter';
import { takeOver } from './takeOver';
import type { Choice } from './UuidChoices';

export interface FilterFormProps {
  query: ListQuery;
  place: ListPlace;
  facets: Facets;
  maxProductPrice?: number;
  /** Just these sub-categories, in place of the market's tree. */
  categories?: readonly Choice[];
  /** Something else is chosen. Without JavaScript the form is sent to the same effect. */
  onChoose: (filters: ListFilters) => void;
  /** Where the server's markup of this form had the focus when the code came. */
  early?: RefObject<HTMLInputElement | null>;
}

/** The filters of a list: a GET form, which JavaScript sends at every tick. */
export function FilterForm(props: FilterFormProps) {
  const { query, place, facets, maxProductPrice, categories, onChoose, early } = props;
  const { t } = useLingui();
  const [shown, setShown] = useState(query);
  const [filters, setFilters] = useState(() => filtersOf(query));
  // What is ticked shows at once, and gives way to what the address says when that has changed.
  if (shown !== query) {
    setShown(query);
    setFilters(filtersOf(query));
  }
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current && early?.current) takeOver(form.current, early.current);
  }, [early]);
  const choose = (sent: HTMLFormElement) => {
    const entries = [...new FormData(sent)].map(([name, value]) => [name, String(value)]);
    const chosen = readFilters(new URLSearchParams(entries));
    setFilters(chosen);
    onChoose(chosen);
  };
  const handleToggle = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.form) choose(target.form);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(event.currentTarget);
  };

  const { productTagUuid, productBrandUuid } = filters;
  return (
    <Fields ref={form} method="get" action={place.pathFor({})} onSubmit={handleSubmit}>
      <HiddenFilters {...withoutControls(filters)} />
      <MissingFilters facets={facets} fixed={place.fixed} hasOwnCategories={Boolean(categories)} />
      <CategoryFilter
        filters={filters}
        fixed={place.fixed}
        facets={facets}
        categories={categories}
        onToggle={handleToggle}
      />
      <PriceFilter filters={filters} maxProductPrice={maxProductPrice} onToggle={handleToggle} />
      <NameFilter
        title={t`Tags`}
        name="productTagUuid"
        choices={facets.tags}
        chosen={productTagUuid}
        onToggle={handleToggle}
      />
      <NameFilter
        title={t`Brands`}
        name="productBrandUuid"
        choices={facets.brands}
        chosen={productBrandUuid}
        onToggle={handleToggle}
      />
      <noscript>
        <ApplyButton />
      </noscript>
    </Fields>
  );
}

/** What this form keeps and has no control for. */
const withoutControls = ({
  productCategoryUuid: _category,
  productTagUuid: _tag,
  productBrandUuid: _brand,
  minPrice: _min,
  maxPrice: _max,
  ...kept
}: ListFilters): ListFilters => kept;

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;
