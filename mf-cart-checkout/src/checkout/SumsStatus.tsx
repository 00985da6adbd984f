import { useLingui } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import type { CartSums } from '../page-parts/sumCart';

type SumsStatusProps = {
  sums: CartSums;
  /** The shopper has chosen another district than the form began with. */
  hasChanged: boolean;
};

/** Reads out what delivery and order cost after each change of the district that changes it. */
export function SumsStatus({ sums, hasChanged }: SumsStatusProps) {
  if (!sums.dependsOnDistrict) return null;
  return <VisuallyHidden role="status">{hasChanged && <Told {...sums} />}</VisuallyHidden>;
}

function Told({ deliveryCharge = 0, total, isMost }: CartSums) {
  const { t, i18n } = useLingui();
  const [charge, sum] = [formatTaka(deliveryCharge, i18n.locale), formatTaka(total, i18n.locale)];
  return isMost
    ? t`Delivery up to ${charge}, total up to ${sum}`
    : t`Delivery ${charge}, total ${sum}`;
}
