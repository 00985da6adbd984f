import { Trans } from '@lingui/react/macro';
import { customerOf, readViewed } from '@marketplace/contracts/commerce/viewedProducts';
import { Link } from '@marketplace/contracts/router';
import { productPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useId, useMemo } from 'react';
import { useRetained } from '../../contracts';

/** Shows the products that were viewed last, as pictures and names with links. */
export function ViewedList() {
  const id = useId();
  const customer = customerOf(useRetained('session:changed'));
  const products = useMemo(() => (customer === undefined ? [] : readViewed(customer)), [customer]);
  if (products.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Recently viewed</Trans>
      </h2>
      <Row role="list">
        {products.map(({ uuid, handle, name, nameLanguage, ...picture }) => (
          <li key={uuid}>
            <ProductLink to={productPath(handle)}>
              <Frame>
                <Picture {...picture} alt="" sizes="144px" />
              </Frame>
              <Name lang={nameLanguage}>{name}</Name>
            </ProductLink>
          </li>
        ))}
      </Row>
    </Stack>
  );
}

/**
 * Scrolls horizontally and extends to the edges of the screen. A picture that is cut off at an edge
 * shows that there are more products.
 */
const Row = styled.ul`
  display: grid;
  grid-auto-columns: 9rem;
  grid-auto-flow: column;
  justify-content: start;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-1) var(--gutter);
  overflow-x: auto;
`;

const ProductLink = styled(Link)`
  display: grid;
  gap: var(--space-2);
  color: var(--color-ink);
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  text-decoration: none;
`;

const Frame = styled.div`
  aspect-ratio: 1;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-sunken);
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
