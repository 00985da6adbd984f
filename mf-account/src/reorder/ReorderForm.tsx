import { Trans } from '@lingui/react/macro';
import type { ReorderLine } from '@marketplace/contracts/api/reorder';
import { CART_FIELDS, SHOW_CART_FIELD } from '@marketplace/contracts/commerce/cartForm';
import { cartPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { type FormEvent, Fragment, useRef } from 'react';

/** Time after a press in which further presses are ignored, in ms. */
const DOUBLE_PRESS_MS = 3000;

/**
 * Adds everything that can be bought again to the cart. With and without JavaScript, the browser
 * itself posts the form to the cart page and then shows the cart.
 */
export function ReorderForm({ lines }: { lines: readonly ReorderLine[] }) {
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const handleSubmit = (event: FormEvent) => {
    const isAgain = event.timeStamp - sentAt.current < DOUBLE_PRESS_MS;
    if (isAgain) event.preventDefault();
    else sentAt.current = event.timeStamp;
  };
  return (
    <form method="post" action={cartPath()} onSubmit={handleSubmit}>
      {lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ productUuid, productVariantUuid, quantity }) => (
          <Fragment key={`${productUuid} ${productVariantUuid}`}>
            <input type="hidden" name={CART_FIELDS.productUuid} value={productUuid} />
            <input
              type="hidden"
              name={CART_FIELDS.productVariantUuid}
              value={productVariantUuid ?? ''}
            />
            <input type="hidden" name={CART_FIELDS.quantity} value={quantity} />
          </Fragment>
        ))}
      <input type="hidden" name={SHOW_CART_FIELD} value="1" />
      <Button type="submit" variant="primary" isWide>
        <Trans>Add to Cart</Trans>
      </Button>
    </form>
  );
}
