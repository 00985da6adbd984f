import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import type { OrderRefund } from '../../contracts/api/orderRefund';
import { formatTaka } from '../../contracts/commerce/money';
import { formatDate } from '../../contracts/i18n/formatDate';
import { localDigits } from '../../contracts/i18n/localDigits';
import { informationPath, refundAccountsPath } from '../../contracts/routes';

type RefundLineProps = {
  refund: OrderRefund;
  /** Name of the payment method by which the refund is paid. */
  name: string;
  /** Uuid of the order, if this page may ask its customer for an account. */
  orderUuid?: string;
};

/**
 * Amount, way and date of a refund. If the customer has to name an account for it, a link leads to
 * the page for accounts. If the refund is late, a link leads to the contact page.
 */
export function RefundLine({ refund, name, orderUuid }: RefundLineProps) {
  return (
    <p>
      <Money refund={refund} name={name} />
      {refund.needsAccount && orderUuid && (
        <>
          {' '}
          <Trans>
            Please{' '}
            <Link to={refundAccountsPath({ order: orderUuid, refund: refund.uuid })}>
              name the account
            </Link>{' '}
            to which we pay it.
          </Trans>
        </>
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

function Money({ refund, name }: Pick<RefundLineProps, 'refund' | 'name'>) {
  const { i18n } = useLingui();
  const { refundedAt, needsAccount, failedAt, isLate, method } = refund;
  const destination = refund.destination && localDigits(refund.destination, i18n.locale);
  const amount = formatTaka(refund.amount, i18n.locale);
  const day = formatDate(refundedAt ?? refund.dueBy, i18n);
  if (refundedAt) {
    return destination ? (
      <Trans>
        {amount} was paid back to {destination} on {day}.
      </Trans>
    ) : (
      <Trans>
        {amount} was paid back by {name} on {day}.
      </Trans>
    );
  }
  if (destination) {
    return (
      <Trans>
        {amount} is paid back to {destination}, at the latest on {day}.
      </Trans>
    );
  }
  if (!needsAccount) {
    return (
      <Trans>
        {amount} is paid back by {name}, at the latest on {day}. You need not do anything.
      </Trans>
    );
  }
  return (
    <>
      {(failedAt || method !== 'cash-on-delivery') && (
        <>
          <Trans>We tried to pay {amount} back, and it failed.</Trans>{' '}
        </>
      )}
      {isLate ? (
        <Trans>We owe you {amount}.</Trans>
      ) : (
        <Trans>
          {amount} is paid back, at the latest on {day}.
        </Trans>
      )}
    </>
  );
}
