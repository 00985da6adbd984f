import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import styled from '@marketplace/contracts/styled';
import { Html } from '@marketplace/contracts/ui/Html';

/** The description and the tags of a product. The API has sanitised the description. */
export function Description({ product }: { product: Product }) {
  return (
    <Root aria-labelledby="description">
      <h2 id="description">
        <Trans>About this product</Trans>
      </h2>
      <Html html={product.description} lang={product.descriptionLanguage} />
      <ProductTags tags={product.tags} />
    </Root>
  );
}

/** Tags as plain text. They cannot be links, because the contract gives only their names. */
function ProductTags({ tags }: { tags: readonly string[] }) {
  const { t } = useLingui();
  if (tags.length === 0) return null;
  return (
    <List aria-label={t`Tags`}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </List>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  align-content: start;
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  li {
    padding: var(--space-1) var(--space-3);
    /* Makes the tags visible in forced colours, which remove backgrounds. */
    border: 1px solid transparent;
    border-radius: var(--radius-pill);
    background: var(--color-sunken);
    font-size: var(--text-s);
  }
`;
