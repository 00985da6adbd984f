import { useLingui } from '@lingui/react/macro';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { Round } from './CardButton.styles';
import { pressCard } from './pressCard';

interface QuickViewButtonProps {
  product: Pick<ProductSummary, 'name'>;
}

/** Opens the quick view of the product of its card. */
export function QuickViewButton({ product }: QuickViewButtonProps) {
  const { t } = useLingui();
  const { name } = product;
  return (
    <Round
      type="button"
      aria-label={t`Quick view of ${name}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => pressCard(currentTarget)}
    />
  );
}
