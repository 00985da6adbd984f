import { Trans } from '@lingui/react/macro';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { productPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { CardLink } from '@marketplace/contracts/ui/CardLink';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Price } from '@marketplace/contracts/ui/Price';
import { SectionHeading } from '@marketplace/contracts/ui/SectionHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { RowCard } from '../RowCard';
import { PRODUCT_PICTURE_SIZES } from './pictureSizes';

/** Shows the products that a post is about. Renders nothing if there are none. */
export function PostProducts({ products }: { products: readonly ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <Root as="section" aria-labelledby="post-products">
      <SectionHeading id="post-products">
        <Trans>In this story</Trans>
      </SectionHeading>
      <List role="list">
        {products.map(({ uuid, handle, name, nameLanguage, imageUrls, ...offer }) => (
          <Card key={uuid}>
            <Picture {...imageUrls[0]} alt="" sizes={PRODUCT_PICTURE_SIZES} />
            <div>
              <h3>
                <CardLink to={productPath(handle)} lang={nameLanguage}>
                  {name}
                </CardLink>
              </h3>
              <Price {...offer} hasBadge={false} />
            </div>
          </Card>
        ))}
      </List>
    </Root>
  );
}

// As wide as the comments below.
const Root = styled(Stack)`
  width: 100%;
  max-width: 38em;
  margin-inline: auto;
  padding-block: var(--space-6);
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--space-4);
  padding: 0;
  list-style: none;
`;

const Card = styled(RowCard)`
  grid-template-columns: 88px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2);
`;
