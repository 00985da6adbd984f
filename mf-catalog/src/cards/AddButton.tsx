import { useLingui } from '@lingui/react/macro';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { Round } from './CardButton.styles';
import { pressCard } from './pressCard';

interface AddButtonProps {
  product: Pick<ProductSummary, 'name'>;
}

/** Adds one piece of the product of its card, which has no variants; then a stepper covers it. */
export function AddButton({ product }: AddButtonProps) {
  const { t } = useLingui();
  const { name } = product;
  return (
    <Round
      type="button"
      aria-label={t`Add ${name} to cart`}
      onClick={({ currentTarget }) => pressCard(currentTarget)}
    />
  );
}
