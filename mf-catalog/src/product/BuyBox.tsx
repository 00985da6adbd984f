import { Trans, useLingui } from '@lingui/react/macro';
import type { Product, ProductVariant } from '@marketplace/contracts/api/products';
import { bus } from '@marketplace/contracts/events';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { QuantityStepper } from '@marketplace/contracts/ui/QuantityStepper';
import { useState } from 'react';
import { useBusRequest } from '../use-bus-request/useBusRequest';
import { buyButtonState } from './buyButtonState';
import { twoColumns } from './productLayout';

interface BuyBoxProps {
  product: Product;
  /** `undefined` where nothing matches the chosen options, or there are none. */
  variant: ProductVariant | undefined;
}

/**
 * Quantity and buy button. Rendered anew for each choice of options, which sets the
 * quantity back to 1 (specification section 4).
 */
export function BuyBox({ product, variant }: BuyBoxProps) {
  const { t } = useLingui();
  const [quantity, setQuantity] = useState(1);
  const { isWaiting, request } = useBusRequest(['cart:item-added', 'cart:add-failed']);
  const state = buyButtonState(product, variant, quantity);
  const labels = {
    'add-to-cart': t`Add to Cart`,
    'out-of-stock': t`Out of Stock`,
    unavailable: t`Unavailable`,
  };
  const addToCart = () =>
    request((requestId) =>
      bus.publish('cart:add-requested', {
        requestId,
        productUuid: product.uuid,
        productVariantUuid: variant?.uuid,
        quantity,
      }),
    );
  return (
    <Root>
      <QuantityStepper quantity={quantity} onChange={setQuantity} itemName={product.name} />
      <Button
        variant="primary"
        isLarge
        isWide
        disabled={state !== 'add-to-cart'}
        isLoading={isWaiting}
        onClick={addToCart}
      >
        {labels[state]}
      </Button>
      <noscript>
        <Trans>Buying needs JavaScript. Please turn it on in your browser.</Trans>
      </noscript>
    </Root>
  );
}

// On phones the row stays in reach at the lower edge while the options scroll behind it.
const Root = styled.div`
  position: sticky;
  z-index: var(--z-sticky);
  inset-block-end: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-3) var(--gutter);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-page);

  > noscript {
    grid-column: 1 / -1;
    font-size: var(--text-s);
  }

  ${twoColumns} {
    position: static;
    margin-inline: 0;
    padding: 0;
    border: 0;
  }
`;
