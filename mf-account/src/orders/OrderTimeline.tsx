import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderStatus, StatusChange } from '@marketplace/contracts/api/orders';
import { formatDeadline } from '@marketplace/contracts/i18n/formatDeadline';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { STATUS_MESSAGES } from './OrderStatus';
import { Detail, Dot, Step, Steps } from './OrderTimeline.styles';
import { orderSteps } from './orderProgress';

interface OrderTimelineProps {
  status: OrderStatus;
  /** Past changes, with their times; empty if they are unknown. */
  changes?: readonly StatusChange[];
  'aria-label'?: string;
}

/** Shows the progress of an order or a parcel as past, current and future steps. */
export function OrderTimeline({ status, changes = [], ...label }: OrderTimelineProps) {
  const { i18n } = useLingui();
  return (
    <Steps role="list" {...label}>
      {orderSteps(status).map((step) => (
        <Step
          key={step.status}
          $state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <Dot $state={step.state} $isCancelled={step.status === 'cancelled'} aria-hidden="true" />
          <span>
            <span>{i18n._(STATUS_MESSAGES[step.status])}</span>
            {changes
              .filter((change) => change.status === step.status)
              .slice(-1)
              .map(({ changedAt, note }) => (
                <Detail key={changedAt}>
                  <time dateTime={changedAt}>{formatDeadline(changedAt, i18n)}</time>
                  {note !== null && (
                    <span dir="auto" lang={otherLanguageOf(note, i18n.locale)}>
                      {note}
                    </span>
                  )}
                </Detail>
              ))}
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
