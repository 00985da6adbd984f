import { Trans, useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import type { RefundPromise } from '../../contracts/api/refundPromise';
import { formatDate } from '../../contracts/i18n/formatDate';
import { localDigits } from '../../contracts/i18n/localDigits';

/** The refund deadlines for customers who pay before delivery. */
export function RefundTerms({ toldBy, refundedBy, refundDays }: RefundPromise) {
  const { i18n } = useLingui();
  const told = formatDate(toldBy, i18n);
  const refunded = formatDate(refundedBy, i18n);
  const days = localDigits(refundDays, i18n.locale);
  return (
    <Soft>
      <Trans>
        If an order that is paid online cannot be delivered, we tell you by {told} and your money is
        back by {refunded}. Any other refund comes within {days} days, the way you paid.
      </Trans>
    </Soft>
  );
}

const Soft = styled.p`
  color: var(--color-ink-soft);
`;
