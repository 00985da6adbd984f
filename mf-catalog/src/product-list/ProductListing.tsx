import { Plural, useLingui } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import { CardGrid } from '@marketplace/contracts/ui/CardGrid';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { CardsRegion } from '../cards/CardsRegion';
import type { CardProduct } from '../cards/cardData';
import { ProductCard } from '../cards/ProductCard';
import { GRID_PICTURE_SIZES } from '../cards/pictureSizes';
import { ListFailureRegion } from '../failures/failureRegions';
import { FIRST_CARDS, useCardsInView, useNoteCardsInView } from './cardsInView';
import type { Facets } from './facets/Facets';
import { cacheFacets } from './facets/facetsCache';
import { filterLabels } from './facets/filterLabels';
import { FilterChips } from './filters/FilterChips';
import { FilterPanel } from './filters/FilterPanel';
import type { Choice } from './filters/UuidChoices';
import { loadListPages, loadNoResults } from './listCode';
import type { ListRoute, ProductList } from './ProductList';
import { Count, ListLayout } from './ProductListing.styles';
import { filtersOf } from './query/ListFilters';
import { SortForm } from './SortForm';

interface ProductListingProps {
  /** The loader data, as returned by `shownList`. */
  list: ProductList;
  pathFor: ListRoute['pathFor'];
  /** Shown above the number of products. */
  heading?: ReactNode;
  /** Sub-categories that the filter offers instead of those of the market. */
  categories?: readonly Choice[];
  /**
   * True if the list starts below the first screen. None of its pictures is then the largest
   * picture of the first screen.
   */
  isLow?: boolean;
}

/** A list of products with its filters, sort order and page links, below an optional heading. */
export function ProductListing({ list, pathFor, heading, categories, isLow }: ProductListingProps) {
  const { t } = useLingui();
  const { query, fixed, products, items, pending, facets } = list;
  const filters = filtersOf(query);
  const address = pathFor(query);
  const section = useRef<HTMLElement>(null);
  useNoteCardsInView(section);
  // Caches the facets that the document contained, because no loader in the browser has cached
  // them.
  useEffect(() => {
    if (!(facets instanceof Promise)) cacheFacets(facets, fixed);
  }, [facets, fixed]);

  const whenKnown = (render: (facets: Facets) => ReactNode) => (
    <Region data={facets} waiting={render({})}>
      {render}
    </Region>
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
      <SortForm query={query} pathFor={pathFor} />
      <Stack as="section" ref={section} aria-label={t`Products`}>
        {whenKnown((known) => (
          <FilterChips filters={filters} names={filterLabels(known, list)} pathFor={pathFor} />
        ))}
        {products === undefined && <ListFailureRegion what="products" pending={pending} />}
        {products?.isEmpty &&
          whenKnown((known) => (
            <Region
              key={address}
              when="interaction"
              load={loadNoResults}
              props={{ list, facets: known, pathFor }}
              waiting={<Skeleton shape="block" height={360} />}
            />
          ))}
        {products && !products.isEmpty && (
          <Stack $gap={6}>
            <CardsRegion data={items}>
              <Region data={items} waiting={null}>
                {(shown) => <ProductGrid products={shown} isLow={isLow} />}
              </Region>
            </CardsRegion>
            {products.paginationStatus.totalPages > 1 && (
              <Region
                key={address}
                when="interaction"
                load={loadListPages}
                props={{ list, pathFor }}
                waiting={<Skeleton shape="button" />}
              />
            )}
          </Stack>
        )}
      </Stack>
    </ListLayout>
  );
}

/**
 * Number of cards whose pictures load immediately: two rows on a phone, and a full row on a wide
 * screen.
 */
const FIRST_SCREEN = 4;
interface ProductGridProps {
  products: readonly CardProduct[];
  /** True if other content fills the first screen. */
  isLow?: boolean;
}

/** The products of one page of a list. Pictures below the first screen load lazily. */
function ProductGrid({ products, isLow = false }: ProductGridProps) {
  const priorityOf = (index: number) => {
    if (isLow) return 'lazy';
    if (index === 0) return 'high';
    return index < FIRST_SCREEN ? 'normal' : 'lazy';
  };
  const isRendered = useCardsInView();
  const isComplete = products.every((_, index) => isRendered(index));
  return (
    // Gives all rows the same height until all cards are rendered, so that Back scrolls to the
    // right position.
    <CardGrid $isRoomy style={isComplete ? undefined : { gridAutoRows: '1fr' }}>
      {products.map((product, index) => (
        <Region key={product.handle} as="li" isBelowFold={index >= FIRST_CARDS}>
          {isRendered(index) && (
            <ProductCard
              product={product}
              sizes={GRID_PICTURE_SIZES}
              priority={priorityOf(index)}
            />
          )}
        </Region>
      ))}
    </CardGrid>
  );
}
