import { Trans } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import { isUnpaid, paymentStateOf } from '@marketplace/contracts/commerce/paymentState';
import { Link, useActionData, useLoaderData } from '@marketplace/contracts/router';
import {
  orderPath,
  productListPath,
  signUpPath,
  trackOrderPath,
} from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useEffect } from 'react';
import { forgetPlacedOrder } from '../checkout/pendingOrder';
import { PageColumn } from '../page-parts/PageColumn';
import { useOrderSync } from '../payment/useOrderSync';
import { InvoiceHead } from '../thank-you/InvoiceHead';
import { NextSteps } from '../thank-you/NextSteps';
import { OrderReceipt } from '../thank-you/OrderReceipt';
import { PaymentPanel } from '../thank-you/PaymentPanel';
import { PrintInvoice } from '../thank-you/PrintInvoice';
import { ThankYou } from '../thank-you/ThankYou';
import type { action } from './thank-you.action';
import type { loader } from './thank-you.loader';

export function Component() {
  const { order, methods, isGuest, canTrack } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const state = paymentStateOf(order);
  useOrderSync(state);
  useEffect(() => forgetPlacedOrder(order.uuid), [order.uuid]);
  return (
    <PageColumn width="text">
      <OnScreen>
        <ThankYou orderNumber={order.orderNumber} state={state} />
        <PaymentPanel key={order.uuid} order={order} methods={methods} failure={failure} />
        {(state === 'cash' || state === 'paid') && <NextSteps order={order} />}
      </OnScreen>
      <InvoiceHead order={order} />
      <OrderReceipt order={order} />
      <OnScreen>
        {isGuest && <GuestHint order={order} canTrack={canTrack} />}
        <WaysOn order={order} isGuest={isGuest} />
      </OnScreen>
    </PageColumn>
  );
}

/**
 * Links to other pages. None of the links is primary if the order is unpaid, because then the
 * primary action is to pay.
 */
function WaysOn({ order, isGuest }: { order: Order; isGuest: boolean }) {
  const variant = isUnpaid(paymentStateOf(order)) ? undefined : 'primary';
  return (
    <Cluster $justify="center">
      {isGuest ? (
        <ButtonLink to={signUpPath(order.uuid)} variant={variant}>
          <Trans>Create an account</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink to={orderPath(order.uuid)} variant={variant}>
          <Trans>See your order</Trans>
        </ButtonLink>
      )}
      <ButtonLink to={productListPath()}>
        <Trans>Keep shopping</Trans>
      </ButtonLink>
      <PrintInvoice />
    </Cluster>
  );
}

/** Tells a guest how to find the order after the token has expired. */
function GuestHint({ order, canTrack }: { order: Order; canTrack: boolean }) {
  const { phone } = order.shippingAddress;
  return (
    <Notice>
      <p>
        <Trans>
          Keep the order number. An account with the phone <bdi>{phone}</bdi> shows this order too.
        </Trans>
      </p>
      {canTrack && (
        <p>
          <Link to={trackOrderPath(order.orderNumber)}>
            <Trans>See where this order is</Trans>
          </Link>
        </p>
      )}
    </Notice>
  );
}

/** Content that is not part of the printed invoice. */
const OnScreen = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`;
