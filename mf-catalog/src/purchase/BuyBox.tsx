import { useLingui } from '@lingui/react/macro';
import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Link } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { QuantityStepper } from '@marketplace/contracts/ui/QuantityStepper';
import { memo, type Ref } from 'react';
import { useRetained } from '../../contracts';
import { BuyButton } from './BuyButton';
import { type Purchase, usePurchase } from './PurchaseProvider';

interface BuyBoxProps {
  productName: string;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Quantity and buy button, side by side. A line below them says how many pieces of the chosen
 * product or variant are in the cart (decision 072). Without JavaScript, this is a form that the
 * cart's remote handles.
 */
export function BuyBox({ productName, ref }: BuyBoxProps) {
  const { item, quantity, setQuantity } = usePurchase();
  const { t, i18n } = useLingui();
  const held = useRetained('cart:changed')?.cartItems.find(
    ({ product, variant }) =>
      product.uuid === item.productUuid && variant?.uuid === item.productVariantUuid,
  );
  const count = held && localDigits(held.quantity, i18n.locale);
  return (
    <Root ref={ref} method="post" action={cartPath()}>
      <ItemFields {...item} />
      <QuantityStepper
        quantity={quantity}
        onChange={setQuantity}
        itemName={productName}
        name={CART_FIELDS.quantity}
      />
      <BuyButton />
      <p>{count && <Link to={cartPath()}>{t`${count} in cart · View cart`}</Link>}</p>
    </Root>
  );
}

/**
 * Memoised. Otherwise each press would render the fields again, and React writes each field that it
 * renders to the DOM.
 */
const ItemFields = memo(function ItemFields({ productUuid, productVariantUuid }: Purchase['item']) {
  return (
    <>
      <input type="hidden" name={CART_FIELDS.productUuid} value={productUuid} />
      {productVariantUuid && (
        <input type="hidden" name={CART_FIELDS.productVariantUuid} value={productVariantUuid} />
      )}
    </>
  );
});

const Root = styled.form`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-1) var(--space-3);

  /* Reserves the height of the line, so that nothing moves when the cart's data arrives. */
  > p {
    grid-column: 1 / -1;
    min-height: 1lh;
    font-size: var(--text-s);
    text-align: end;
  }
`;
