import { Plural, useLingui } from '@lingui/react/macro';
import { Await } from '@marketplace/contracts/router';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type ReactNode, Suspense, useEffect } from 'react';
import { LateListFailure } from '../late-list-failure/LateListFailure';
import type { Facets } from './facets/Facets';
import { keepFacets } from './facets/keptFacets';
import { FilterChips } from './filters/FilterChips';
import { FilterPanel } from './filters/FilterPanel';
import type { Choice } from './filters/UuidChoices';
import type { ListPlace } from './ListPlace';
import { LateNoResults, LatePages } from './lateParts';
import { Count, ListLayout } from './listLayout';
import type { ProductList } from './loadProductList';
import { ProductGrid } from './ProductGrid';
import { filtersOf } from './query/filtersOf';
import { namesOf } from './query/namesOf';
import { SortForm } from './SortForm';

interface ProductListingProps {
  /** What `loadProductList` gave. */
  list: ProductList;
  pathFor: ListPlace['pathFor'];
  /** Above the number of products. */
  heading?: ReactNode;
  /** Just these sub-categories to choose from, in place of the market's. */
  categories?: readonly Choice[];
  /** Below the first screen: none of its pictures is the page's largest. */
  isLow?: boolean;
}

/** A list with its filters, order and pages, under any heading. */
export function ProductListing({ list, pathFor, heading, categories, isLow }: ProductListingProps) {
  const { t } = useLingui();
  const { query, products, late, facets } = list;
  const filters = filtersOf(query);
  const address = pathFor(query);
  // The first ones come with the page, where no loader of this browser can have kept them.
  useEffect(() => {
    if (!(facets instanceof Promise)) keepFacets(facets);
  }, [facets]);

  const whenKnown = (render: (facets: Facets) => ReactNode) => (
    <Suspense fallback={render({})}>
      <Await resolve={facets}>{render}</Await>
    </Suspense>
  );
  return (
    <ListLayout>
      <div>
        {heading}
        <Count role="status">
          {products && (
            <Plural
              value={products.paginationStatus.totalItems}
              one="# product"
              other="# products"
            />
          )}
        </Count>
      </div>
      <FilterPanel list={list} pathFor={pathFor} categories={categories} />
      <SortForm filters={filters} pathFor={pathFor} />
      <Stack as="section" aria-label={t`Products`}>
        {whenKnown((known) => (
          <FilterChips filters={filters} names={namesOf(known, list)} pathFor={pathFor} />
        ))}
        {products === undefined && (
          <LateListFailure height={280} own={{ what: 'products', late }} />
        )}
        {products?.items.length === 0 &&
          whenKnown((known) => (
            <LateNoResults key={address} height={360} own={{ list, facets: known, pathFor }} />
          ))}
        {products && products.items.length > 0 && (
          <Stack $gap={6}>
            <ProductGrid products={products.items} isLow={isLow} />
            {products.paginationStatus.totalPages > 1 && (
              <LatePages key={address} height={44} own={{ list, pathFor }} />
            )}
          </Stack>
        )}
      </Stack>
    </ListLayout>
  );
}
