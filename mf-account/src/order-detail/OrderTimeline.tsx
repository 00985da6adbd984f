import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { STATUS_TEXTS } from '../order-status/OrderStatus';
import { Dot, Label, Moment, Step, Steps } from './OrderTimeline.styles';
import { orderSteps } from './orderSteps';

type OrderTimelineProps = Pick<Order, 'status' | 'placedAt'>;

/** How far an order has come, and what is still ahead of it. */
export function OrderTimeline({ status, placedAt }: OrderTimelineProps) {
  const { i18n, t } = useLingui();
  return (
    <Steps role="list" aria-label={t`Progress of the order`}>
      {orderSteps(status).map((step) => (
        <Step
          key={step.status}
          $state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <Dot $state={step.state} $isCancelled={step.status === 'cancelled'} aria-hidden="true" />
          <Label>
            {i18n._(STATUS_TEXTS[step.status])}
            {step.state === 'ahead' && (
              <VisuallyHidden>
                {' '}
                <Trans>(still to come)</Trans>
              </VisuallyHidden>
            )}
          </Label>
          {step.status === 'placed' && (
            <Moment dateTime={placedAt}>{formatDate(placedAt, i18n)}</Moment>
          )}
        </Step>
      ))}
    </Steps>
  );
}
