import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { QuantityStepper } from '@marketplace/contracts/ui/QuantityStepper';
import type { Ref } from 'react';
import { BuyButton } from './BuyButton';
import { usePurchase } from './PurchaseProvider';

interface BuyBoxProps {
  productName: string;
  ref?: Ref<HTMLDivElement>;
}

/** Quantity and buy button, side by side. */
export function BuyBox({ productName, ref }: BuyBoxProps) {
  const { quantity, setQuantity } = usePurchase();
  return (
    <Root ref={ref}>
      <QuantityStepper quantity={quantity} onChange={setQuantity} itemName={productName} />
      <BuyButton />
      <noscript>
        <Trans>Buying needs JavaScript. Please turn it on in your browser.</Trans>
      </noscript>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);

  > noscript {
    grid-column: 1 / -1;
    font-size: var(--text-s);
  }
`;
