import { Trans, useLingui } from '@lingui/react/macro';
import type { Cart, CartItem } from '@marketplace/contracts/api/publicCart';
import { Link } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { useId } from 'react';
import { Amounts } from '../page-parts/Amounts';
import { countParcels } from '../page-parts/countParcels';
import { SummaryLine } from '../page-parts/SummaryLine';
import type { CartSums } from '../page-parts/sumCart';
import { useLineName } from '../page-parts/useLineName';

type CheckoutSummaryProps = {
  cart: Cart;
  sums: CartSums;
  /**
   * District of the delivery address; empty if it is not known. A known district is passed even
   * before hydration, when `sums` ignore it.
   */
  district: string;
};

/** Items and sums of the order, with a link back to the cart. */
export function CheckoutSummary({ cart, sums, district }: CheckoutSummaryProps) {
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
        {cart.cartItems.map((item) => (
          <OrderLine key={item.uuid} item={item} />
        ))}
      </Lines>
      <Amounts
        subtotal={cart.subtotal}
        deliveryCharge={sums.deliveryCharge}
        discount={cart.promo ?? undefined}
        total={sums.total}
        isMost={sums.isMost}
        isKnownToScripts={district !== ''}
        parcelCount={countParcels(cart.cartItems)}
      />
    </Root>
  );
}

function OrderLine({ item }: { item: CartItem }) {
  const { t } = useLingui();
  const { product, variant, quantity, unitPrice, total, isGone, isShopClosed } = item;
  const refusal = isGone
    ? t`No longer sold: remove it to order the rest`
    : isShopClosed && t`This shop is closed: remove it to order the rest`;
  return (
    <SummaryLine
      name={useLineName(item)}
      nameLanguage={item.product.nameLanguage}
      variant={refusal ? [refusal] : (variant?.variant ?? [])}
      smallImageUrl={(variant?.imageUrl ?? product.imageUrls[0])?.smallImageUrl}
      quantity={quantity}
      unitPrice={unitPrice}
      total={total}
    />
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
