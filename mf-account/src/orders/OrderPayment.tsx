import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import type { OrderPayment as Payment } from '@marketplace/contracts/api/payments';
import { formatTaka, toPaisa } from '@marketplace/contracts/commerce/money';
import {
  isUnpaid,
  type PaymentState,
  paymentStateOf,
} from '@marketplace/contracts/commerce/paymentState';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { thankYouPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { RefundLine } from '@marketplace/contracts/ui/RefundLine';
import { RefundTerms } from '@marketplace/contracts/ui/RefundTerms';
import { PAYMENT_METHOD_MESSAGES, paymentStatusMessage } from './orderProgress';

/**
 * Shows payment method and status, refunds, refund deadlines, and a link to pay. The link leads to
 * the thank-you page, which belongs to another remote.
 */
export function OrderPayment({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const state = paymentStateOf(order);
  const amount = formatTaka(order.total, i18n.locale);
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
      {order.payments?.map(
        (payment) =>
          payment.paidAt && (
            <ReceivedPayment key={payment.paidAt} payment={payment} paidAt={payment.paidAt} />
          ),
      )}
      {order.refunds?.map((refund) => (
        <RefundLine
          key={refund.uuid ?? `${refund.dueBy} ${refund.amount}`}
          refund={refund}
          orderUuid={order.uuid}
          name={i18n._(PAYMENT_METHOD_MESSAGES[refund.method])}
        />
      ))}
      {order.refundPromise && isPromiseAhead(state, order) && (
        <RefundTerms {...order.refundPromise} />
      )}
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

function ReceivedPayment({ payment, paidAt }: { payment: Payment; paidAt: string }) {
  const { i18n } = useLingui();
  const amount = formatTaka(payment.amount, i18n.locale);
  const name = i18n._(PAYMENT_METHOD_MESSAGES[payment.method]);
  const day = formatDate(paidAt, i18n);
  return (
    <p>
      <Trans>
        {amount} was paid by {name} on {day}.
      </Trans>
    </p>
  );
}

/**
 * True if the shop's refund promise can still apply: the order is unpaid, or it is not paid in cash
 * and the shop still has money of it that is not being refunded.
 */
const isPromiseAhead = (state: PaymentState, order: Order) =>
  isUnpaid(state) || (state !== 'cash' && hasMoneyLeft(order));

/** An API that does not list payments does not say whether a refund leaves anything. */
function hasMoneyLeft({ payments, refunds = [] }: Order): boolean {
  if (!payments) return refunds.length === 0;
  const sum = (list: { amount: number }[]) =>
    list.reduce((paisa, { amount }) => paisa + toPaisa(amount), 0);
  return refunds.length === 0 || sum(payments) > sum(refunds);
}

const Soft = styled.p`
  color: var(--color-ink-soft);
`;
