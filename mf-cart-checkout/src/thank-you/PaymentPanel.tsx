import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import {
  isUnpaid,
  type PaymentState,
  paymentStateOf,
} from '@marketplace/contracts/commerce/paymentState';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { formatTime } from '@marketplace/contracts/i18n/formatTime';
import { Form, useNavigation } from '@marketplace/contracts/router';
import { thankYouPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { RefundLine } from '@marketplace/contracts/ui/RefundLine';
import { RefundTerms } from '@marketplace/contracts/ui/RefundTerms';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useState } from 'react';
import { METHOD_NAMES } from '../payment/paymentMethods';

type Failure = { message: string };

type PaymentPanelProps = {
  order: Order;
  methods: PaymentMethod[];
  /** Reason why the last payment could not start. Each attempt creates a new object. */
  failure: Failure | undefined;
};

/**
 * Shows the refunds of an order. Also shows the payment methods while the order is unpaid, or a
 * notice while its payment is being confirmed. Renders nothing if there is nothing to show.
 */
export function PaymentPanel({ order, methods, failure: given }: PaymentPanelProps) {
  const { t, i18n } = useLingui();
  const state = paymentStateOf(order);
  const failure = useLastFailure(given, state);
  const refunds = order.refunds ?? [];
  if (state !== 'confirming' && !isUnpaid(state) && refunds.length === 0) return null;
  return (
    <Panel aria-label={t`Payment`}>
      <Stack>
        {failure && (
          <Notice tone="bad" isAnnounced>
            {failure.message}
          </Notice>
        )}
        {state === 'confirming' && <Confirming orderUuid={order.uuid} />}
        {state === 'other-amount' && (
          <p>
            <Trans>What you paid is not the amount of this order, and goes back to you.</Trans>
          </p>
        )}
        {refunds.map((refund) => (
          <RefundLine
            key={refund.uuid ?? `${refund.dueBy} ${refund.amount}`}
            refund={refund}
            orderUuid={order.uuid}
            name={i18n._(METHOD_NAMES[refund.method])}
          />
        ))}
        {isUnpaid(state) && <PayAgain order={order} methods={methods} />}
      </Stack>
    </Panel>
  );
}

/**
 * Keeps the failure until the next submission, or until the payment's status changes. The router's
 * action data cannot do that, because each revalidation by `useOrderSync` discards the data.
 */
function useLastFailure(given: Failure | undefined, state: PaymentState): Failure | undefined {
  const isPressed = useNavigation().state === 'submitting';
  const [last, setLast] = useState({ given, state, isOver: false });
  if (given && given !== last.given) setLast({ given, state, isOver: false });
  else if (!last.isOver && (isPressed || state !== last.state)) setLast({ ...last, isOver: true });
  return last.isOver ? undefined : last.given;
}

function Confirming({ orderUuid }: { orderUuid: string }) {
  return (
    <>
      <p>
        <Trans>
          We have asked whether your payment has arrived. Please do not pay again: this page shows
          the answer as soon as it is there.
        </Trans>
      </p>
      <noscript>
        <p>
          <Trans>Without JavaScript this page does not change by itself: press Look again.</Trans>
        </p>
      </noscript>
      <ButtonLink to={thankYouPath(orderUuid)}>
        <Trans>Look again</Trans>
      </ButtonLink>
    </>
  );
}

function PayAgain({ order, methods }: { order: Order; methods: PaymentMethod[] }) {
  const { i18n } = useLingui();
  const { state, formData } = useNavigation();
  const amount = formatTaka(order.total, i18n.locale);
  // Puts the order's own payment method first.
  const ordered = [...methods].sort(
    (one, other) => Number(other === order.paymentMethod) - Number(one === order.paymentMethod),
  );
  return (
    <>
      <p>
        <Trans>{amount} is still to be paid.</Trans>
        {order.paymentExpiresAt !== null && (
          <>
            {' '}
            <KeptUntil moment={order.paymentExpiresAt} />
          </>
        )}
      </p>
      <Form method="post">
        <Stack $gap={2}>
          {ordered.map((method, index) => {
            const name = i18n._(METHOD_NAMES[method]);
            return (
              <Button
                key={method}
                type="submit"
                name="paymentMethod"
                value={method}
                variant={index === 0 ? 'primary' : undefined}
                isWide
                isLoading={state !== 'idle' && formData?.get('paymentMethod') === method}
              >
                {method === 'cash-on-delivery' ? name : <Trans>Pay by {name}</Trans>}
              </Button>
            );
          })}
        </Stack>
      </Form>
      {order.refundPromise && methods.some((method) => method !== 'cash-on-delivery') && (
        <RefundTerms {...order.refundPromise} />
      )}
    </>
  );
}

function KeptUntil({ moment }: { moment: string }) {
  const { i18n } = useLingui();
  const time = formatTime(moment, i18n.locale);
  const day = formatDate(moment, i18n);
  return (
    <Trans>
      Your order is kept until {time} on {day}.
    </Trans>
  );
}
