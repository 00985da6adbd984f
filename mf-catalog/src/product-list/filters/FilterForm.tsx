import { useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { type ChangeEvent, type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { RetryPanel } from '../../failures/RetryPanel';
import { ApplyButton } from '../ApplyButton';
import type { Facets } from '../facets/Facets';
import type { FixedFilters, ListRoute } from '../ProductList';
import { filtersOf, type ListFilters, type ListQuery } from '../query/ListFilters';
import { readFilters } from '../query/readFilters';
import { CategoryFilter } from './CategoryFilter';
import { ScrollBox } from './Choices.styles';
import { FilterGroup } from './FilterGroup';
import { HiddenFilters } from './HiddenFilters';
import { PriceFilter } from './PriceFilter';
import { ShopFilter } from './ShopFilter';
import { type Choice, UnlistedChoices, UuidChoices } from './UuidChoices';

export interface FilterFormProps {
  query: ListQuery;
  place: ListRoute;
  facets: Facets;
  maxProductPrice?: number;
  /** Just these sub-categories, in place of the market's tree. */
  categories?: readonly Choice[];
  /** Something else is chosen. Without JavaScript the form is sent to the same effect. */
  onChoose: (filters: ListFilters) => void;
}

/** The filters of a list: a GET form, which JavaScript sends at every tick. */
export function FilterForm(props: FilterFormProps) {
  const { query, place, facets, maxProductPrice, categories, onChoose } = props;
  const { t } = useLingui();
  const [shown, setShown] = useState(query);
  const [filters, setFilters] = useState(() => filtersOf(query));
  // Optimistic: a tick shows at once; a change of the address overwrites it.
  if (shown !== query) {
    setShown(query);
    setFilters(filtersOf(query));
  }
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
    <Fields method="get" action={place.pathFor({})} onSubmit={handleSubmit}>
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
      <ShopFilter shops={facets.shops} chosen={filters.shopUuid} onToggle={handleToggle} />
      <noscript>
        <ApplyButton />
      </noscript>
    </Fields>
  );
}

/** Filters without a control here, sent as hidden fields. */
const withoutControls = ({
  productCategoryUuid: _category,
  productTagUuid: _tag,
  productBrandUuid: _brand,
  shopUuid: _shop,
  minPrice: _min,
  maxPrice: _max,
  ...kept
}: ListFilters): ListFilters => kept;

interface NameFilterProps {
  title: string;
  name: 'productTagUuid' | 'productBrandUuid';
  /** Missing when they could not be loaded; then the rest of the filters goes on without. */
  choices: readonly Choice[] | undefined;
  chosen: readonly string[] | undefined;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** From so many on, names can be searched. */
const MANY_NAMES = 12;

/** Narrows the names as somebody types, and sends nothing. */
const keepEnter = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

/** Tags or brands, several of which may be ticked; none that leads to nothing. */
function NameFilter({ title, name, choices: all = [], chosen = [], onToggle }: NameFilterProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const choices = all.filter(
    ({ uuid, productCount }) => productCount !== 0 || chosen.includes(uuid),
  );
  return (
    <>
      <UnlistedChoices name={name} chosen={chosen} listed={choices} />
      {choices.length > 0 && (
        <FilterGroup title={title}>
          {choices.length >= MANY_NAMES && (
            <NameSearch
              type="search"
              aria-label={t`Search in ${title}`}
              placeholder={t`Search in ${title}`}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={keepEnter}
            />
          )}
          <ScrollBox>
            <UuidChoices
              name={name}
              choices={choices}
              chosen={chosen}
              typed={typed}
              onToggle={onToggle}
            />
          </ScrollBox>
        </FilterGroup>
      )}
    </>
  );
}

interface MissingFiltersProps {
  facets: Facets;
  fixed: FixedFilters;
  /** The page brings its categories along, and needs none of the market's. */
  hasOwnCategories: boolean;
}

/** Says that there are more filters than could be loaded; those that are there go on working. */
function MissingFilters({ facets, fixed, hasOwnCategories }: MissingFiltersProps) {
  const { t } = useLingui();
  const { sections, categories, tags, brands } = facets;
  // A section's page that lacks the sections says so in place of its name.
  if (fixed.featuredProductGroupUuid !== undefined && !sections) return null;
  if (!hasOwnCategories && !(sections && categories)) {
    return <RetryPanel title={t`The categories could not be loaded`} />;
  }
  return tags && brands ? null : <RetryPanel title={t`Something went wrong`} />;
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const NameSearch = styled.input`
  width: 100%;
  min-height: var(--target);
  margin-block-end: var(--space-2);
  padding-inline: var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: inherit;
  font: inherit;
  font-size: var(--text-m);

  /* Useless without the code that narrows the names. */
  @media (scripting: none) {
    display: none;
  }
`;
