import { Trans } from '@lingui/react/macro';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import * as icons from '@marketplace/contracts/design/icons';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { useId } from 'react';
import { Amounts } from '../page-parts/Amounts';
import { countParcels } from '../page-parts/countParcels';
import type { CartSums } from '../page-parts/sumCart';
import { PromoCode } from './PromoCode';

export function CartSummary({ cart, sums }: { cart: Cart; sums: CartSums }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>
        <Trans>Summary</Trans>
      </h2>
      <Amounts
        subtotal={cart.subtotal}
        deliveryCharge={sums.deliveryCharge}
        discount={cart.promo ?? undefined}
        total={sums.total}
        isMost={sums.isMost}
        parcelCount={countParcels(cart.cartItems)}
      />
      {cart.promo !== undefined && <PromoCode promo={cart.promo} subtotal={cart.subtotal} />}
      <Promises role="list">
        <li>
          <Icon shape={icons.check} size="small" />
          <Trans>Cash on delivery where it is offered</Trans>
        </li>
        <li>
          <Icon shape={icons.truck} size="small" />
          <Trans>Each shop sends its own parcel</Trans>
        </li>
      </Promises>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: var(--space-4);

  h2 {
    font-size: var(--text-l);
  }
`;

const Promises = styled.ul`
  display: grid;
  gap: var(--space-2);
  color: var(--color-ink-soft);
  font-size: var(--text-s);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }

  svg {
    color: var(--color-good);
  }
`;
