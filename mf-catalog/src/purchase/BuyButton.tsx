import { useLingui } from '@lingui/react/macro';
import { Button } from '@marketplace/contracts/ui/Button';
import type { MouseEvent } from 'react';
import { usePurchase } from './PurchaseProvider';

/**
 * Adds the product to the cart. A disabled button shows the reason (specification section 4, Buy
 * button).
 */
export function BuyButton() {
  const { state, isWaiting, addToCart } = usePurchase();
  const { t } = useLingui();
  const labels = {
    'add-to-cart': t`Add to Cart`,
    'out-of-stock': t`Out of Stock`,
    unavailable: t`Unavailable`,
  };
  const handleClick = (event: MouseEvent) => {
    // Prevents the browser from sending the form, because the request to the cart goes over the
    // bus.
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
    >
      {labels[state]}
    </Button>
  );
}
