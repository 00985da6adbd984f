import { Trans, useLingui } from '@lingui/react/macro';
import { type Deferrable, Region } from '@marketplace/contracts/rendering';
import { featuredSectionPath } from '@marketplace/contracts/routes';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { CardsRegion } from '../cards/CardsRegion';
import type { CardProduct } from '../cards/cardData';
import { ProductShelf } from '../cards/ProductShelf';
import { SeeAll } from '../cards/SeeAll';
import { SHELF_SIZE } from '../cards/shelfSize';
import { RetryRegion } from '../failures/failureRegions';
import type { SectionGroup } from './loadSections';

interface FeaturedSectionProps {
  group: SectionGroup;
  products: Deferrable<readonly CardProduct[]>;
}

/** A featured section of the home page, with its first products and a link to all its products. */
export function FeaturedSection({ group, products }: FeaturedSectionProps) {
  const id = `featured-${group.uuid}`;
  return (
    <Stack as="section" aria-labelledby={id} $gap={2}>
      <SectionHeading
        id={id}
        more={{ path: featuredSectionPath(group.uuid), label: <SeeAll of={group.name} /> }}
      >
        {group.name}
      </SectionHeading>
      <CardsRegion data={products}>
        <Region data={products} waiting={<ProductShelf />} failed={<ProductsFailure />}>
          {(items) =>
            items.length > 0 ? <ProductShelf products={items.slice(0, SHELF_SIZE)} /> : <Nothing />
          }
        </Region>
      </CardsRegion>
    </Stack>
  );
}

/**
 * Shown instead of a section's products if they could not be loaded, and instead of all sections if
 * the call for the sections failed.
 */
export function ProductsFailure() {
  const { t } = useLingui();
  return <RetryRegion title={t`These products could not be loaded`} />;
}

/** Shown for a section without products. Has no link, because "See all" is above it. */
const Nothing = () => (
  <p>
    <Trans>There is nothing here right now.</Trans>
  </p>
);
