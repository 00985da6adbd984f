import { Trans } from '@lingui/react/macro';
import type { FeaturedProductGroup } from '@marketplace/contracts/api/categories';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { Await } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { Suspense } from 'react';
import { NoProducts } from '../no-products/NoProducts';
import { ProductShelf } from '../product-shelf/ProductShelf';
import { RegionError } from './RegionError';

/** Products now or later; `undefined` when they could not be loaded. */
export type FeaturedProducts = ProductSummary[] | Promise<ProductSummary[]> | undefined;

interface FeaturedSectionProps {
  group: FeaturedProductGroup;
  products: FeaturedProducts;
}

/** One featured section of the home page; what becomes of its products stays inside it. */
export function FeaturedSection({ group, products }: FeaturedSectionProps) {
  const id = `featured-${group.uuid}`;
  const path = productListPath({ featuredProductGroupUuid: group.uuid });
  const seeAll = (
    <span>
      <Trans>See all</Trans> <VisuallyHidden>{group.name}</VisuallyHidden>
    </span>
  );
  return (
    <Stack as="section" aria-labelledby={id}>
      <SectionHeading id={id} more={{ path, label: seeAll }}>
        {group.name}
      </SectionHeading>
      {products === undefined ? (
        <RegionError />
      ) : (
        <Suspense fallback={<ProductShelf />}>
          <Await resolve={products} errorElement={<RegionError />}>
            {(items: ProductSummary[]) =>
              items.length > 0 ? <ProductShelf products={items} /> : <NoProducts />
            }
          </Await>
        </Suspense>
      )}
    </Stack>
  );
}
