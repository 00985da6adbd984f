import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { RefundPromise } from '@marketplace/contracts/api/refundPromise';
import styled from '@marketplace/contracts/styled';
import { PaymentMark } from '@marketplace/contracts/ui/PaymentMark';
import { RefundTerms } from '@marketplace/contracts/ui/RefundTerms';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { METHOD_HINTS, METHOD_NAMES } from '../payment/paymentMethods';
import { ChoiceCard } from './ChoiceCard';
import { Step } from './Step';

type PaymentStepProps = {
  methods: readonly PaymentMethod[];
  /** Method that the shopper chose before a reload; read at mount only. */
  chosen: string | undefined;
  /** The market's promise about refunds of online payments. */
  refundPromise: RefundPromise | undefined;
};

/**
 * Lets the shopper choose one of the offered payment methods. The first method is selected unless
 * the shopper chose another one before.
 */
export function PaymentStep({ methods, chosen, refundPromise }: PaymentStepProps) {
  const { i18n, t } = useLingui();
  const initial = methods.find((method) => method === chosen) ?? methods[0];
  return (
    <Step number={2} title={<Trans>Payment</Trans>}>
      <fieldset aria-label={t`Payment method`}>
        <Stack $gap={2}>
          {methods.map((method) => (
            <ChoiceCard
              key={method}
              name="paymentMethod"
              value={method}
              defaultChecked={method === initial}
              title={
                <>
                  <span>{i18n._(METHOD_NAMES[method])}</span>
                  {method !== 'cash-on-delivery' && <PaymentMark method={method} />}
                </>
              }
            >
              <Soft>{i18n._(METHOD_HINTS[method])}</Soft>
            </ChoiceCard>
          ))}
          {refundPromise && methods.some((method) => method !== 'cash-on-delivery') && (
            <RefundTerms {...refundPromise} />
          )}
        </Stack>
      </fieldset>
    </Step>
  );
}

const Soft = styled.span`
  color: var(--color-ink-soft);
`;
