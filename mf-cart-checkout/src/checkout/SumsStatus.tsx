import { useLingui } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import type { CartSums } from '../page-parts/sumCart';

type SumsStatusProps = {
  sums: CartSums;
  /** True if the shopper has changed the initial district. */
  hasChanged: boolean;
};

/** Lets screen readers announce delivery charge and total after a change of the district. */
export function SumsStatus({ sums, hasChanged }: SumsStatusProps) {
  if (!sums.dependsOnDistrict) return null;
  return <VisuallyHidden role="status">{hasChanged && <Told {...sums} />}</VisuallyHidden>;
}

function Told({ deliveryCharge = 0, total, isMost }: CartSums) {
  const { t, i18n } = useLingui();
  const [charge, sum] = [formatTaka(deliveryCharge, i18n.locale), formatTaka(total, i18n.locale)];
  const told = isMost
    ? t`Delivery up to ${charge}, total up to ${sum}`
    : t`Delivery ${charge}, total ${sum}`;
  return <span>{told}</span>;
}
