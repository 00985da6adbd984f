import { Plural } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { useId } from 'react';
import { CartLine } from './CartLine';
import type { ShopItems } from './cartContents';

/** The cart items of one shop, under its name. */
export function CartShop({ shopName, cartItems }: ShopItems) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <Icon name="shop" />
        <h2 id={id}>{shopName}</h2>
        <Count>
          <Plural value={cartItems.length} one="# product" other="# products" />
        </Count>
      </Head>
      <Lines role="list">
        {cartItems.map((item) => (
          <CartLine key={item.uuid} item={item} />
        ))}
      </Lines>
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  /* By the first line: a name of two lines would move the sign while it arrives. */
  align-items: start;
  gap: var(--space-2);
  padding-block-end: var(--space-3);
  border-block-end: 1px solid var(--color-line);

  > svg {
    color: var(--color-link);
  }

  h2 {
    min-width: 0;
    font-size: var(--text-m);
  }
`;

const Count = styled.p`
  flex: none;
  margin-inline-start: auto;
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;

const Lines = styled.ul`
  > :last-child {
    padding-block-end: 0;
  }
`;
