import { Trans, useLingui } from '@lingui/react/macro';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { featuredSectionPath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import type { ReactNode } from 'react';
import type { Facets } from './facets/Facets';
import { filterLabels } from './facets/filterLabels';
import { FilterName } from './filters/FilterName';
import type { ListRoute, ProductList } from './ProductList';
import { activeFilters, filtersOf } from './query/ListFilters';

interface NoResultsProps {
  list: ProductList;
  facets: Facets;
  pathFor: ListRoute['pathFor'];
}

/** Content of an empty list: filters to remove, other searches, and links. */
export function NoResults({ list, facets, pathFor }: NoResultsProps) {
  const { t } = useLingui();
  const filters = filtersOf(list.query);
  const active = activeFilters(filters);
  const names = filterLabels(facets, list);
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
          {t`Search for “${productName}”`}
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

interface NoProductsProps {
  /** The search term; absent if the list is not a search. */
  productName?: string;
  /**
   * Reason why the list is empty. By default, says that nothing matches `productName` or, without a
   * search term, gives a general reason.
   */
  text?: string;
  /** Links to other lists; by default a link to all products. */
  children?: ReactNode;
}

/** Says that the list is empty (specification section 4, zero results). */
function NoProducts({ productName, text, children }: NoProductsProps) {
  const { t } = useLingui();
  const reason = productName
    ? t`Nothing matches “${productName}”. Try a shorter or another name.`
    : t`There is nothing here right now.`;
  return (
    <EmptyState icon={moreIcons.search} title={t`No Product Found`} text={text ?? reason}>
      {children ?? (
        <ButtonLink to={productListPath()}>
          <Trans>See all products</Trans>
        </ButtonLink>
      )}
    </EmptyState>
  );
}

const MOST = 3;

/**
 * Suggests shorter searches after a search for several words has found nothing.
 * @returns at most three words of two or more letters, longest first; empty if there is only one
 * such word
 */
export function otherSearches(productName: string): string[] {
  const words = [...new Set(productName.split(/\s+/).filter((word) => word.length > 1))];
  if (words.length < 2) return [];
  return words.sort((a, b) => b.length - a.length).slice(0, MOST);
}
