import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import styled from '@marketplace/contracts/styled';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { METHOD_HINTS, METHOD_NAMES } from '../payment/paymentMethods';
import { ChoiceCard } from './ChoiceCard';
import { Step } from './Step';

/** The ways to pay that the host offers; the first is chosen. */
export function PaymentStep({ methods }: { methods: readonly PaymentMethod[] }) {
  const { i18n, t } = useLingui();
  return (
    <Step number={2} title={<Trans>Payment</Trans>}>
      <fieldset aria-label={t`Payment method`}>
        <Stack $gap={2}>
          {methods.map((method, index) => (
            <ChoiceCard
              key={method}
              name="paymentMethod"
              value={method}
              defaultChecked={index === 0}
              title={i18n._(METHOD_NAMES[method])}
            >
              <Soft>{i18n._(METHOD_HINTS[method])}</Soft>
            </ChoiceCard>
          ))}
        </Stack>
      </fieldset>
    </Step>
  );
}

const Soft = styled.span`
  color: var(--color-ink-soft);
`;
