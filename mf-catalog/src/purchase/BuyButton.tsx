import { useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Button } from '@marketplace/contracts/ui/Button';
import type { MouseEvent } from 'react';
import { usePurchase } from './PurchaseProvider';
import { useInCart } from './useInCart';

/**
 * Adds the product to the cart. A disabled button shows the reason (specification section 4, Buy
 * button). After the name "Add to Cart", the button shows how many pieces of the choice are already
 * in the cart (decision note 072).
 */
export function BuyButton() {
  const { item, state, isWaiting, addToCart } = usePurchase();
  const { t, i18n } = useLingui();
  const held = useInCart(item);
  const count = localDigits(held, i18n.locale);
  const labels = {
    'add-to-cart': t`Add to Cart`,
    'out-of-stock': t`Out of Stock`,
    unavailable: t`Unavailable`,
  };
  const inCart = state === 'add-to-cart' && held > 0 ? t`In cart (${count})` : undefined;
  const handleClick = (event: MouseEvent) => {
    // Prevents the browser from sending the form, because the cart is asked over the bus.
    event.preventDefault();
    addToCart();
  };
  return (
    <Button
      type="submit"
      variant="primary"
      isLarge
      isWide
      disabled={state !== 'add-to-cart'}
      isLoading={isWaiting}
      onClick={handleClick}
      aria-label={inCart && `${labels[state]}: ${inCart}`}
    >
      {inCart ?? labels[state]}
    </Button>
  );
}
