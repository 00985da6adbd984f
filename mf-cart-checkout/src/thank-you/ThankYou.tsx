import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentState } from '@marketplace/contracts/commerce/paymentState';
import * as icons from '@marketplace/contracts/design/icons';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';

type ThankYouProps = { orderNumber: string; state: PaymentState };

/** Confirms the order by its number, or names the step that is still missing. */
export function ThankYou({ orderNumber, state }: ThankYouProps) {
  const { i18n } = useLingui();
  const isDone = state === 'cash' || state === 'paid';
  return (
    <Root>
      <Disc $isDone={isDone}>
        <Icon shape={isDone ? icons.check : icons.info} size="large" />
      </Disc>
      <div role="status">
        <PageHeading>{i18n._(HEADINGS[state])}</PageHeading>
      </div>
      <p>
        <Trans>
          Order number <strong>{orderNumber}</strong>
        </Trans>
      </p>
    </Root>
  );
}

const THANKS = msg`Thank you, your order is placed`;

const HEADINGS: Readonly<Record<PaymentState, MessageDescriptor>> = {
  cash: THANKS,
  paid: THANKS,
  confirming: msg`Your payment is being confirmed`,
  waiting: msg`Your order waits for its payment`,
  failed: msg`The payment did not go through`,
  stopped: msg`You stopped the payment`,
  'other-amount': msg`We received another amount`,
  'paid-back': msg`Your money was paid back`,
  'given-up': msg`This order is cancelled`,
};

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding-block-start: var(--space-5);
  text-align: center;

  strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Disc = styled.div<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: var(--radius-pill);
  background: var(--color-${({ $isDone }) => ($isDone ? 'good' : 'warn')}-soft);
  color: var(--color-${({ $isDone }) => ($isDone ? 'good' : 'warn')});
`;
