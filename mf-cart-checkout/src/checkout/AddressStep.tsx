import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import { Checkbox } from '@marketplace/contracts/ui/Checkbox';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useState } from 'react';
import { AddressChoice } from './AddressChoice';
import { AddressForm } from './AddressForm';
import { type FieldProblems, NEW_ADDRESS } from './addressFields';
import { ChosenAddress } from './ChosenAddress';
import { Step } from './Step';

type AddressStepProps = {
  addresses: Address[];
  /** `null` where the host could not tell who it is. */
  customer: { fullName: string; phone: string } | null;
  problems: FieldProblems;
};

/** Where the parcels go, and whom the bill is for. */
export function AddressStep({ addresses, customer, problems }: AddressStepProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useState(addresses[0]?.uuid ?? NEW_ADDRESS);
  const [isBillingSame, setIsBillingSame] = useState(true);
  const chosen = addresses.find(({ uuid }) => uuid === choice);
  const isNew = chosen === undefined;
  return (
    <Step number={1} title={<Trans>Delivery address</Trans>}>
      {addresses.length > 0 ? (
        <AddressChoice
          addresses={addresses}
          choice={isNew ? NEW_ADDRESS : choice}
          onChoose={setChoice}
        />
      ) : (
        <input type="hidden" name="shippingChoice" value={NEW_ADDRESS} />
      )}
      {chosen && <ChosenAddress kind="shipping" address={chosen} />}
      {/* Hidden and not gone: what was typed is still there when the choice comes back to it. */}
      <fieldset hidden={!isNew} disabled={!isNew} aria-label={t`Delivery address`}>
        <Stack>
          <AddressForm
            kind="shipping"
            problems={problems}
            defaults={{ name: customer?.fullName, phone: customer?.phone.replace(/^\+88/, '') }}
          />
          <Checkbox name="isSaved" label={<Trans>Save this address</Trans>} />
        </Stack>
      </fieldset>
      <Checkbox
        name="isBillingSame"
        checked={isBillingSame}
        onChange={(event) => setIsBillingSame(event.target.checked)}
        label={<Trans>The bill goes to the same address</Trans>}
      />
      <fieldset hidden={isBillingSame} disabled={isBillingSame} aria-label={t`Billing address`}>
        <AddressForm kind="billing" problems={problems} />
      </fieldset>
    </Step>
  );
}
