import { paymentStateOf } from '@marketplace/contracts/commerce/paymentState';
import { useActionData, useLoaderData } from '@marketplace/contracts/router';
import { useEffect } from 'react';
import { forgetPlacedOrder } from '../checkout/pendingOrder';
import { PageColumn } from '../page-parts/PageColumn';
import { useOrderSync } from '../payment/useOrderSync';
import { NextSteps } from '../thank-you/NextSteps';
import { OrderReceipt } from '../thank-you/OrderReceipt';
import { PaymentPanel } from '../thank-you/PaymentPanel';
import { ThankYou } from '../thank-you/ThankYou';
import { GuestHint, WaysOn } from '../thank-you/WaysOn';
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
      <ThankYou orderNumber={order.orderNumber} state={state} />
      <PaymentPanel key={order.uuid} order={order} methods={methods} failure={failure} />
      {(state === 'cash' || state === 'paid') && <NextSteps order={order} />}
      <OrderReceipt order={order} />
      {isGuest && <GuestHint order={order} canTrack={canTrack} />}
      <WaysOn order={order} isGuest={isGuest} />
    </PageColumn>
  );
}
