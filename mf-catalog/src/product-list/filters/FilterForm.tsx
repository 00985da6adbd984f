import { useLingui } from '@lingui/react/macro';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import styled from '@marketplace/contracts/styled';
import { type ChangeEvent, type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { RetryPanel } from '../../failures/RetryPanel';
import { ApplyButton } from '../ApplyButton';
import { countChoices, countFacetChoices } from '../facets/countChoices';
import type { FacetCounts, Facets } from '../facets/Facets';
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
  /**
   * Numbers of products in a narrowed list. By default, the numbers in `facets` and `categories`
   * apply.
   */
  counts?: FacetCounts;
  maxProductPrice?: number;
  /**
   * Sub-categories that the form offers instead of the market's tree of sections and
   * sub-categories.
   */
  categories?: readonly Choice[];
  /** Called with the new filters. Without JavaScript, the browser sends the form instead. */
  onChoose: (filters: ListFilters) => void;
}

/**
 * The filters of a list: a GET form. JavaScript passes the chosen filters to `onChoose` instead of
 * sending the form.
 */
export function FilterForm(props: FilterFormProps) {
  const { query, place, maxProductPrice, counts, onChoose } = props;
  const { t } = useLingui();
  const [shown, setShown] = useState(query);
  const [filters, setFilters] = useState(() => filtersOf(query));
  // Shows a tick immediately. When the URL changes, its filters replace the displayed ones.
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
  const chosen = Object.values({ ...filters, ...place.fixed })
    .flat()
    .map(String);
  const facets = countFacetChoices(props.facets, counts, chosen);
  const categories =
    props.categories && countChoices(props.categories, counts, ({ uuid }) => chosen.includes(uuid));
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

/** Returns the filters that have no control in this form. The form sends them as hidden fields. */
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
  /** Absent if the choices could not be loaded. The other filters still work. */
  choices: readonly Choice[] | undefined;
  chosen: readonly string[] | undefined;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** A filter with at least this many names has a search field. */
const MANY_NAMES = 12;

/**
 * Prevents Enter in the search field from sending the form, because typing has already narrowed the
 * names.
 */
const keepEnter = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault();

/**
 * The filter for tags or brands. A shopper can tick several. Choices without products are hidden
 * unless they are ticked.
 */
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
  /** True if the page offers its own sub-categories, and so does not need those of the market. */
  hasOwnCategories: boolean;
}

/** Says that some filters could not be loaded. The other filters still work. */
function MissingFilters({ facets, fixed, hasOwnCategories }: MissingFiltersProps) {
  const { t } = useLingui();
  const { sections, categories, tags, brands } = facets;
  // On the page of a section, another message already says that the sections failed to load.
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

  /* Hidden without scripts, because only a script can narrow the names. */
  ${withoutScripts} {
    display: none;
  }
`;
