import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import type { OrderRefund } from '../../contracts/api/orderRefund';
import { formatTaka } from '../../contracts/commerce/money';
import { formatDate } from '../../contracts/i18n/formatDate';
import { informationPath } from '../../contracts/routes';

type RefundLineProps = {
  refund: OrderRefund;
  /** Name of the payment method by which the refund is paid. */
  name: string;
};

/**
 * Amount, payment method and date of a refund. If the refund is late, a link leads to the contact
 * page.
 */
export function RefundLine({ refund, name }: RefundLineProps) {
  const { i18n } = useLingui();
  const amount = formatTaka(refund.amount, i18n.locale);
  const day = formatDate(refund.refundedAt ?? refund.dueBy, i18n);
  return (
    <p>
      {refund.refundedAt ? (
        <Trans>
          {amount} was paid back by {name} on {day}.
        </Trans>
      ) : (
        <Trans>
          {amount} is paid back by {name}, at the latest on {day}. You need not do anything.
        </Trans>
      )}
      {refund.isLate && (
        <>
          {' '}
          <Trans>
            This is late. <Link to={informationPath('contact')}>Ask us</Link>.
          </Trans>
        </>
      )}
    </p>
  );
}
