import { useLingui } from '@lingui/react/macro';
import { Button } from '@marketplace/contracts/ui/Button';
import type { MouseEvent } from 'react';
import { usePurchase } from './PurchaseProvider';

/** Adds to the cart; disabled, it names the reason (specification section 4, Buy button). */
export function BuyButton() {
  const { state, isWaiting, addToCart } = usePurchase();
  const { t } = useLingui();
  const labels = {
    'add-to-cart': t`Add to Cart`,
    'out-of-stock': t`Out of Stock`,
    unavailable: t`Unavailable`,
  };
  const handleClick = (event: MouseEvent) => {
    // The service adds it, and the form is not sent.
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
