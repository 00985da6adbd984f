import { Trans, useLingui } from '@lingui/react/macro';
import type { Complaint } from '@marketplace/contracts/api/complaints';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { WISHES } from './wishes';

/** Shows the number of pieces, if the order item has several, and the customer's wish. */
export function ComplaintWish({ complaint }: { complaint: Complaint }) {
  const { i18n } = useLingui();
  const { quantity, orderedQuantity = 1, wish } = complaint;
  const pieces = quantity && localDigits(quantity, i18n.locale);
  const ordered = localDigits(orderedQuantity, i18n.locale);
  const wished = wish && i18n._(WISHES[wish]);
  if (orderedQuantity <= 1 && !wished) return null;
  return (
    <p>
      {pieces && orderedQuantity > 1 && (
        <span>
          <Trans>
            {pieces} of {ordered} pieces.
          </Trans>{' '}
        </span>
      )}
      {wished && <Trans>You wish: {wished}</Trans>}
    </p>
  );
}
