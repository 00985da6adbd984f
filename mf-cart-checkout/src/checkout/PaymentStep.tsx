import { Trans, useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { ChoiceCard } from './ChoiceCard';
import { Step } from './Step';

/** Payment method; cash on delivery is the only one so far. */
export function PaymentStep() {
  const { t } = useLingui();
  return (
    <Step number={2} title={<Trans>Payment</Trans>}>
      <fieldset aria-label={t`Payment method`}>
        <ChoiceCard
          name="paymentMethod"
          value="cash-on-delivery"
          defaultChecked
          title={<Trans>Cash on delivery</Trans>}
        >
          <Soft>
            <Trans>You pay the courier when your parcel is in your hands.</Trans>
          </Soft>
        </ChoiceCard>
      </fieldset>
    </Step>
  );
}

const Soft = styled.span`
  color: var(--color-ink-soft);
`;
