import { Trans, useLingui } from '@lingui/react/macro';
import { featuredSectionPath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { NoProducts } from '../no-products/NoProducts';
import type { Facets } from './facets/Facets';
import { FilterName } from './filters/FilterName';
import type { ListPlace } from './ListPlace';
import type { ProductList } from './loadProductList';
import { activeFilters } from './query/activeFilters';
import { filtersOf } from './query/filtersOf';
import { namesOf } from './query/namesOf';
import { otherSearches } from './query/otherSearches';

interface NoResultsProps {
  list: ProductList;
  facets: Facets;
  pathFor: ListPlace['pathFor'];
}

/** An empty list: what to take away from it, what else to look for, where else to go. */
export function NoResults({ list, facets, pathFor }: NoResultsProps) {
  const { t } = useLingui();
  const filters = filtersOf(list.query);
  const active = activeFilters(filters);
  const names = namesOf(facets, list);
  if (active.length > 0) {
    return (
      <NoProducts text={t`No product fits all of these filters. Try it without one of them:`}>
        {active.map((filter) => (
          <ButtonLink
            key={'uuid' in filter ? filter.uuid : filter.kind}
            to={pathFor(filter.without)}
            preventScrollReset
          >
            <Trans>
              Without <FilterName filter={filter} filters={filters} names={names} />
            </Trans>
          </ButtonLink>
        ))}
      </NoProducts>
    );
  }
  if (!filters.productName) return <NoProducts />;
  return (
    <NoProducts productName={filters.productName}>
      {otherSearches(filters.productName).map((productName) => (
        <ButtonLink key={productName} to={pathFor({ productName })}>
          <Trans>Search for “{productName}”</Trans>
        </ButtonLink>
      ))}
      {(facets.sections ?? []).map(({ uuid, name }) => (
        <ButtonLink key={uuid} to={featuredSectionPath(uuid)}>
          {name}
        </ButtonLink>
      ))}
      <ButtonLink to={productListPath()}>
        <Trans>See all products</Trans>
      </ButtonLink>
    </NoProducts>
  );
}
