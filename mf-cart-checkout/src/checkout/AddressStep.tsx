import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import type { Division } from '@marketplace/contracts/api/locations';
import { AddressFields } from '@marketplace/contracts/forms/AddressFields';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { Checkbox } from '@marketplace/contracts/ui/Checkbox';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useState } from 'react';
import { AddressChoice } from './AddressChoice';
import { ChosenAddress } from './ChosenAddress';
import type { DraftFields } from './checkoutDraft';
import { draftAddress } from './draftAddress';
import { NEW_ADDRESS } from './newAddress';
import { Step } from './Step';

type AddressStepProps = {
  addresses: Address[];
  /** `null` where the host could not tell who it is. */
  customer: { fullName: string; phone: string } | null;
  /** `undefined` where the host has no list of them. */
  divisions: Division[] | undefined;
  problems: FieldProblems;
  /** What was typed before the page was left; read when the step appears. */
  draft: DraftFields | undefined;
};

/** Where the parcels go, and whom the bill is for. */
export function AddressStep(props: AddressStepProps) {
  const { addresses, customer, divisions, problems, draft } = props;
  const { t } = useLingui();
  const [choice, setChoice] = useState(() => {
    const kept = draft?.shippingChoice;
    // An address may have been deleted since the draft named it.
    const isThere = kept === NEW_ADDRESS || addresses.some(({ uuid }) => uuid === kept);
    return (isThere && kept) || (addresses[0]?.uuid ?? NEW_ADDRESS);
  });
  const [isBillingSame, setIsBillingSame] = useState(draft?.isBillingSame !== '');
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
          <AddressFields
            kind="shipping"
            problems={problems}
            divisions={divisions}
            defaults={{
              name: customer?.fullName,
              phone: customer?.phone.replace(/^\+88/, ''),
              ...draftAddress(draft, 'shipping'),
            }}
          />
          <Checkbox
            name="isSaved"
            defaultChecked={draft?.isSaved === 'on'}
            label={<Trans>Save this address</Trans>}
          />
        </Stack>
      </fieldset>
      <Checkbox
        name="isBillingSame"
        checked={isBillingSame}
        onChange={(event) => setIsBillingSame(event.target.checked)}
        label={<Trans>The bill goes to the same address</Trans>}
      />
      <fieldset hidden={isBillingSame} disabled={isBillingSame} aria-label={t`Billing address`}>
        <AddressFields
          kind="billing"
          problems={problems}
          divisions={divisions}
          defaults={draftAddress(draft, 'billing')}
        />
      </fieldset>
    </Step>
  );
}
