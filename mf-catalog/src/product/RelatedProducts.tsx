import { Trans, useLingui } from '@lingui/react/macro';
import type { Product, ProductSummary } from '@marketplace/contracts/api/products';
import { categoryPath, productListPath, shopPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { ProductShelf } from '../cards/ProductShelf';
import type { Outcome } from '../deferred/Island';
import { RetryPanel } from '../deferred/RetryPanel';

interface RelatedProductsProps {
  product: Product;
  likeness: 'category' | 'shop';
  outcome: Outcome<ProductSummary[]>;
}

/** Other products of the same category or shop; nothing if there are none. */
export function RelatedProducts({ product, likeness, outcome }: RelatedProductsProps) {
  const { t } = useLingui();
  const { categoryName, categoryUuid, categoryHandle, shopName, shopHandle } = product;
  const id = `related-${likeness}`;
  const of = {
    category: {
      title: t`More from ${categoryName}`,
      name: categoryName,
      path: categoryHandle
        ? categoryPath(categoryHandle)
        : productListPath({ productCategoryUuid: categoryUuid }),
    },
    shop: { title: t`More from ${shopName}`, name: shopName, path: shopPath(shopHandle) },
  }[likeness];
  const isEmpty = 'value' in outcome && outcome.value.length === 0;
  // A shop that left the market has no page and no other products.
  if (isEmpty || (likeness === 'shop' && shopHandle === '')) return null;
  const seeAll = (
    <span>
      <Trans>See all</Trans> <VisuallyHidden>{of.name}</VisuallyHidden>
    </span>
  );
  return (
    <Stack as="section" aria-labelledby={id}>
      <SectionHeading id={id} more={{ path: of.path, label: seeAll }}>
        <Breakable>{of.title}</Breakable>
      </SectionHeading>
      {'value' in outcome ? (
        <ProductShelf products={outcome.value} />
      ) : (
        <RetryPanel title={t`These products could not be loaded`} />
      )}
    </Stack>
  );
}

/** A shop's name may be one long word. */
const Breakable = styled.span`
  overflow-wrap: anywhere;
`;
