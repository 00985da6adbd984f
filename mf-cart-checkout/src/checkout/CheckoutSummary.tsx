import { Trans } from '@lingui/react/macro';
import type { Cart, CartItem } from '@marketplace/contracts/api/publicCart';
import { formatTaka } from '@marketplace/contracts/money/formatTaka';
import { Link } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { useId } from 'react';
import { Amounts } from '../amounts/Amounts';
import { Facts, Frame, Head, Line, Lines, Root, Sum } from './CheckoutSummary.styles';

type CheckoutSummaryProps = { cart: Cart; total: number };

/** What is about to be ordered, with the way back to change it. */
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
        {cart.cartItems.map((item) => (
          <SummaryLine key={item.uuid} item={item} />
        ))}
      </Lines>
      <Amounts subtotal={cart.subtotal} deliveryCharge={cart.deliveryCharge} total={total} />
    </Root>
  );
}

function SummaryLine({ item }: { item: CartItem }) {
  const { product, variant, quantity, unitPrice, total } = item;
  const price = formatTaka(unitPrice);
  return (
    <Line>
      <Frame>
        <Picture {...(variant?.imageUrl ?? product.imageUrls[0])} alt="" sizes="56px" />
      </Frame>
      <Facts>
        <span>{product.name}</span>
        {variant && <small>{variant.variant.join(' / ')}</small>}
        <small>
          {quantity} × {price}
        </small>
      </Facts>
      <Sum>{formatTaka(total)}</Sum>
    </Line>
  );
}
