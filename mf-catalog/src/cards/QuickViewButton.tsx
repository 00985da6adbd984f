import { useLingui } from '@lingui/react/macro';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { bus } from '@marketplace/contracts/events';
import { type MouseEvent, useState } from 'react';
import { Round } from './QuickViewButton.styles';

interface QuickViewButtonProps {
  product: Pick<ProductSummary, 'handle' | 'name'>;
}

/** Opens the quick view of a card's product; busy until it is open, which takes the focus away. */
export function QuickViewButton({ product }: QuickViewButtonProps) {
  const { t } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const { handle, name } = product;
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari leaves a pressed button without the focus, which comes back here afterwards.
    currentTarget.focus();
    setIsBusy(true);
    bus.publish('quick-view:requested', { handle });
  };
  return (
    <Round
      type="button"
      aria-label={t`Quick view of ${name}`}
      aria-haspopup="dialog"
      aria-busy={isBusy || undefined}
      onClick={open}
      onBlur={() => setIsBusy(false)}
    />
  );
}
