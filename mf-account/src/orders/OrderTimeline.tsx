import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderStatus } from '@marketplace/contracts/api/orders';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { STATUS_MESSAGES } from './OrderStatus';
import { Dot, Step, Steps } from './OrderTimeline.styles';
import { orderSteps } from './orderProgress';

/** Shows the progress of an order as past, current and future steps. */
export function OrderTimeline({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui();
  return (
    <Steps role="list">
      {orderSteps(status).map((step) => (
        <Step
          key={step.status}
          $state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <Dot $state={step.state} $isCancelled={step.status === 'cancelled'} aria-hidden="true" />
          <span>
            <span>{i18n._(STATUS_MESSAGES[step.status])}</span>
            {step.state === 'ahead' && (
              <VisuallyHidden>
                {' '}
                <Trans>(still to come)</Trans>
              </VisuallyHidden>
            )}
          </span>
        </Step>
      ))}
    </Steps>
  );
}
