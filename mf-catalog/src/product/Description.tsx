import { Trans } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import styled from '@marketplace/contracts/styled';
import { Html } from '@marketplace/contracts/ui/Html';
import { ProductTags } from './ProductTags';

/** What the shop says of it, sanitised by the host, and its tags. */
export function Description({ product: { description, tags } }: { product: Product }) {
  return (
    <Root aria-labelledby="description">
      <h2 id="description">
        <Trans>About this product</Trans>
      </h2>
      <Html html={description} />
      <ProductTags tags={tags} />
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
  overflow-wrap: anywhere;
`;
