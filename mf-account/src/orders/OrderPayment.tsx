import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { isUnpaid, paymentStateOf } from '@marketplace/contracts/commerce/paymentState';
import { thankYouPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { RefundLine } from '@marketplace/contracts/ui/RefundLine';
import { PAYMENT_METHOD_MESSAGES, paymentStatusMessage } from './orderProgress';

/**
 * How the order is paid and how far that is, its refunds, and the way to where it is paid, which the
 * thank-you page of another remote is.
 */
export function OrderPayment({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const state = paymentStateOf(order);
  const amount = formatTaka(order.total);
  return (
    <>
      <div>
        <p>{i18n._(PAYMENT_METHOD_MESSAGES[order.paymentMethod])}</p>
        <Soft>{i18n._(paymentStatusMessage(order))}</Soft>
      </div>
      {state === 'confirming' && (
        <>
          <p>
            <Trans>
              We have asked whether your payment has arrived. Please do not pay again until the
              answer is there.
            </Trans>
          </p>
          <ButtonLink to={thankYouPath(order.uuid)} isWide>
            <Trans>See whether it has arrived</Trans>
          </ButtonLink>
        </>
      )}
      {state === 'other-amount' && (
        <p>
          <Trans>What you paid is not the amount of this order, and goes back to you.</Trans>
        </p>
      )}
      {order.refunds?.map((refund) => (
        <RefundLine
          key={`${refund.dueBy} ${refund.amount}`}
          refund={refund}
          name={i18n._(PAYMENT_METHOD_MESSAGES[refund.method])}
        />
      ))}
      {isUnpaid(state) && (
        <>
          <p>
            <Trans>{amount} is still to be paid.</Trans>
          </p>
          <ButtonLink to={thankYouPath(order.uuid)} variant="primary" isWide>
            <Trans>Pay now or in another way</Trans>
          </ButtonLink>
        </>
      )}
    </>
  );
}

const Soft = styled.p`
  color: var(--color-ink-soft);
`;
