import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderStatus, TrackedOrder } from '@marketplace/contracts/api/orders';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { paymentStateOf } from '@marketplace/contracts/commerce/paymentState';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { Form, useNavigation } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { RefundLine } from '@marketplace/contracts/ui/RefundLine';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { METHOD_NAMES } from '../payment/paymentMethods';
import { ExpectedDay } from './ExpectedDay';
import { PAYMENT_WORDS } from './paymentWords';

/** Result of looking for an order. */
export type FindResult =
  | { status: 'found'; order: TrackedOrder }
  | {
      status: 'unknown' | 'too-many' | 'failed';
      /** Shown again where the page is made anew. */
      typed: { orderNumber: string; phone: string };
    };

/** Finds the order of a guest, whose browser may no longer open it, by its number and phone. */
export function FindOrder({ result }: { result: FindResult | undefined }) {
  const { t } = useLingui();
  const typed = result && 'typed' in result ? result.typed : undefined;
  const isFinding = useNavigation().formMethod === 'POST';
  return (
    <Stack>
      <PageHeading>
        <Trans>Find your order</Trans>
      </PageHeading>
      <p>
        <Trans>Its number and the phone it goes to show where it is.</Trans>
      </p>
      {result && !isFinding && <Found result={result} />}
      <Panel>
        <Form method="post">
          <Stack>
            <TextField
              name="orderNumber"
              label={t`Order number`}
              defaultValue={typed?.orderNumber}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              required
            />
            <TextField
              name="phone"
              label={t`Phone`}
              defaultValue={typed?.phone}
              type="tel"
              autoComplete="tel"
              required
            />
            <Button type="submit" variant="primary" isLoading={isFinding}>
              <Trans>Find the order</Trans>
            </Button>
          </Stack>
        </Form>
      </Panel>
    </Stack>
  );
}

function Found({ result }: { result: FindResult }) {
  if (result.status === 'found') return <Tracked order={result.order} />;
  return (
    <Notice tone="bad" isAnnounced>
      {result.status === 'unknown' && (
        <Trans>No order has this number and this phone. Please check both.</Trans>
      )}
      {result.status === 'too-many' && <Trans>Too many tries. Please wait some minutes.</Trans>}
      {result.status === 'failed' && <Trans>Something went wrong</Trans>}
    </Notice>
  );
}

function Tracked({ order }: { order: TrackedOrder }) {
  const { i18n } = useLingui();
  const { orderNumber } = order;
  return (
    <Panel role="status">
      <Stack $gap={2}>
        <p>
          <Trans>
            Order number <strong>{orderNumber}</strong>
          </Trans>
        </p>
        <Parcels role="list">
          {order.parcels.map((parcel) => (
            <li key={parcel.uuid}>
              <div>
                {parcel.shopName}
                <ExpectedDay parcel={parcel} />
              </div>
              <strong>{i18n._(STATUS[parcel.status])}</strong>
            </li>
          ))}
          <li>
            <span>
              <Trans>Total</Trans>
            </span>
            <strong>{formatTaka(order.total, i18n.locale)}</strong>
          </li>
          <li>
            <span>
              <Trans>Payment</Trans>
            </span>
            <strong>
              {i18n._(METHOD_NAMES[order.paymentMethod])}:{' '}
              {i18n._(PAYMENT_WORDS[paymentStateOf(order)])}
            </strong>
          </li>
        </Parcels>
        {order.refunds?.map((refund) => (
          <RefundLine
            key={`${refund.dueBy} ${refund.amount}`}
            refund={refund}
            name={i18n._(METHOD_NAMES[refund.method])}
          />
        ))}
      </Stack>
    </Panel>
  );
}

const STATUS: Readonly<Record<OrderStatus, MessageDescriptor>> = {
  placed: msg`Placed`,
  confirmed: msg`Confirmed`,
  shipped: msg`On its way`,
  delivered: msg`Delivered`,
  cancelled: msg`Cancelled`,
};

const Parcels = styled.ul`
  display: grid;
  gap: var(--space-2);

  li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
  }
`;
