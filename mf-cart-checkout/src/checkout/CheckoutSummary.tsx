import { Trans } from '@lingui/react/macro';
import type { Cart } from '@marketplace/contracts/api/publicCart';
import { Link } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { useId } from 'react';
import { Amounts } from '../page-parts/Amounts';
import { countParcels } from '../page-parts/countParcels';
import { SummaryLine } from '../page-parts/SummaryLine';

type CheckoutSummaryProps = { cart: Cart; total: number };

/** Items and sums of the order, with a link back to the cart. */
export function CheckoutSummary({ cart, total }: CheckoutSummaryProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Head>
        <h2 id={id}>
          <Trans>Your order</Trans>
        </h2>
        <Link to={cartPath()}>
          <Trans>Change the cart</Trans>
        </Link>
      </Head>
      <Lines role="list">
        {cart.cartItems.map(({ uuid, product, variant, quantity, unitPrice, total: sum }) => (
          <SummaryLine
            key={uuid}
            name={product.name}
            variant={variant?.variant ?? []}
            smallImageUrl={(variant?.imageUrl ?? product.imageUrls[0])?.smallImageUrl}
            quantity={quantity}
            unitPrice={unitPrice}
            total={sum}
          />
        ))}
      </Lines>
      <Amounts
        subtotal={cart.subtotal}
        deliveryCharge={cart.deliveryCharge}
        discount={cart.promo ?? undefined}
        total={total}
        parcelCount={countParcels(cart.cartItems)}
      />
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

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--target);

  a {
    display: inline-flex;
    align-items: center;
    min-height: inherit;
    font-size: var(--text-s);
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: var(--space-3);
`;
