import { Trans, useLingui } from '@lingui/react/macro';
import type { Address, PostalAddress } from '@marketplace/contracts/api/addresses';
import type { Division, Upazila } from '@marketplace/contracts/api/locations';
import { AddressFields } from '@marketplace/contracts/forms/AddressFields';
import {
  ADDRESS_FIELDS,
  type AddressField,
  type AddressKind,
  fieldName,
} from '@marketplace/contracts/forms/addressFormFields';
import type { FieldProblems } from '@marketplace/contracts/forms/FieldProblems';
import { PlainPlaces } from '@marketplace/contracts/forms/PlainPlaces';
import styled from '@marketplace/contracts/styled';
import { Checkbox } from '@marketplace/contracts/ui/Checkbox';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useState } from 'react';
import { AddressChoice } from './AddressChoice';
import { CORRECTED_UPAZILA, type DraftFields, NEW_ADDRESS } from './checkoutDraft';
import type { PostedForm } from './completeOrderForm';
import { Step } from './Step';
import { UpazilaCorrection } from './UpazilaCorrection';

type AddressStepProps = {
  addresses: Address[];
  /**
   * The upazilas that the shopper can choose for a saved address whose upazila is no longer listed.
   * The keys are the uuids of such addresses.
   */
  staleUpazilas: Readonly<Record<string, Upazila[]>>;
  /**
   * Initial name and phone; read at mount only. `null` for a guest, or if they could not be loaded.
   */
  customer: { fullName: string; phone: string } | null;
  /** `undefined` if the API has no list of divisions. */
  divisions: Division[] | undefined;
  /**
   * True to ask for the delivery address only. A guest's address is not saved, and is also the
   * billing address.
   */
  isGuest: boolean;
  problems: FieldProblems;
  /** Initial values of the fields; read at mount only. */
  draft: DraftFields | undefined;
  /** Upazilas to choose from, after the form was posted without JavaScript. */
  postedUpazilas: PostedForm['upazilas'] | undefined;
  /** False until the page is hydrated, so always false in a browser without JavaScript. */
  isAlive: boolean;
};

export function AddressStep(props: AddressStepProps) {
  const { addresses, staleUpazilas, isGuest, problems, draft, isAlive } = props;
  const { t } = useLingui();
  const [choice, setChoice] = useState(() => {
    const saved = draft?.shippingChoice;
    // False if the address that the draft names has been deleted meanwhile.
    const isStillSaved = saved === NEW_ADDRESS || addresses.some(({ uuid }) => uuid === saved);
    return (isStillSaved && saved) || (addresses[0]?.uuid ?? NEW_ADDRESS);
  });
  const [customer] = useState(props.customer);
  // Keeps the first result. If the list appeared or disappeared later, other fields would replace
  // the fields that the shopper has filled in.
  const [divisions] = useState(props.divisions);
  const [isBillingSame, setIsBillingSame] = useState(draft?.isBillingSame !== '');
  const chosen = addresses.find(({ uuid }) => uuid === choice);
  const isNew = chosen === undefined;
  const upazilas = chosen && staleUpazilas[chosen.uuid];
  const plainPlaces = (kind: AddressKind) =>
    divisions && (
      <PlainPlaces
        kind={kind}
        divisions={divisions}
        upazilas={props.postedUpazilas?.[kind]}
        filled={draft}
        problems={problems}
      />
    );
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
      {/* Rendered only after hydration, because without JavaScript these fields could not follow
          the shopper's choice. In that case the server fills in the chosen address. */}
      {chosen && isAlive && (
        <ChosenAddress kind="shipping" address={chosen} isMended={Boolean(upazilas)} />
      )}
      {chosen && upazilas && (
        <UpazilaCorrection
          key={chosen.uuid}
          address={chosen}
          upazilas={upazilas}
          drafted={draft?.shippingChoice === chosen.uuid ? draft[CORRECTED_UPAZILA] : undefined}
          problems={problems}
        />
      )}
      {/* Hidden, not unmounted, so that the fields keep their values while a saved address is chosen. */}
      <TypedAddress
        hidden={isAlive && !isNew}
        disabled={isAlive && !isNew}
        aria-label={t`Delivery address`}
      >
        <Stack>
          <AddressFields
            kind="shipping"
            problems={problems}
            divisions={divisions}
            upazilas={props.postedUpazilas?.shipping}
            placesWithoutScripts={plainPlaces('shipping')}
            hasPostcode={!isGuest}
            defaults={{
              name: customer?.fullName,
              phone: customer?.phone.replace(/^\+88/, ''),
              ...draftAddress(draft, 'shipping'),
            }}
          />
          {!isGuest && (
            <Checkbox
              name="isSaved"
              defaultChecked={draft?.isSaved === 'on'}
              label={<Trans>Save this address</Trans>}
            />
          )}
        </Stack>
      </TypedAddress>
      {isGuest ? (
        <input type="hidden" name="isBillingSame" value="on" />
      ) : (
        <>
          <Checkbox
            name="isBillingSame"
            checked={isBillingSame}
            onChange={(event) => setIsBillingSame(event.target.checked)}
            label={<Trans>The bill goes to the same address</Trans>}
          />
          <OtherBill
            hidden={isAlive && isBillingSame}
            disabled={isAlive && isBillingSame}
            aria-label={t`Billing address`}
          >
            <AddressFields
              kind="billing"
              problems={problems}
              divisions={divisions}
              upazilas={props.postedUpazilas?.billing}
              placesWithoutScripts={plainPlaces('billing')}
              defaults={draftAddress(draft, 'billing')}
            />
          </OtherBill>
        </>
      )}
    </Step>
  );
}

/*
 * Before hydration and without JavaScript, CSS hides the fields that the current choice does not
 * need.
 */

const TypedAddress = styled.fieldset`
  :has([type='radio'][name='shippingChoice'][value='${NEW_ADDRESS}']:not(:checked)) > & {
    display: none;
  }
`;

const OtherBill = styled.fieldset`
  :has([name='isBillingSame']:checked) > & {
    display: none;
  }
`;

type ChosenAddressProps = {
  kind: AddressKind;
  address: PostalAddress;
  /** True if a separate field asks for the upazila, because the saved one is no longer listed. */
  isMended: boolean;
};

/**
 * Renders a saved address as hidden fields with the same names as the visible fields of a typed
 * address.
 */
function ChosenAddress({ kind, address, isMended }: ChosenAddressProps) {
  const fields = ADDRESS_FIELDS.filter((field) => !(isMended && field === 'upazila'));
  return fields.map((field) => (
    <input key={field} type="hidden" name={fieldName(kind, field)} value={address[field] ?? ''} />
  ));
}

function draftAddress(
  draft: DraftFields | undefined,
  kind: AddressKind,
): Partial<Record<AddressField, string>> {
  return Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => {
      const typed = draft?.[fieldName(kind, field)];
      return typed === undefined ? [] : [[field, typed]];
    }),
  );
}
