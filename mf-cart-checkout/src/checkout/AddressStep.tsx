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
import styled from '@marketplace/contracts/styled';
import { Checkbox } from '@marketplace/contracts/ui/Checkbox';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useState } from 'react';
import { AddressChoice } from './AddressChoice';
import { CORRECTED_UPAZILA, type DraftFields, NEW_ADDRESS } from './checkoutDraft';
import type { PostedForm } from './completeOrderForm';
import { PlainPlaces } from './PlainPlaces';
import { Step } from './Step';
import { UpazilaCorrection } from './UpazilaCorrection';

type AddressStepProps = {
  addresses: Address[];
  /** Upazilas to choose from, by the uuid of a saved address whose own is listed no more. */
  staleUpazilas: Readonly<Record<string, Upazila[]>>;
  /** `null` when they could not be loaded. */
  customer: { fullName: string; phone: string } | null;
  /** `undefined` where the host has no list of them. */
  divisions: Division[] | undefined;
  /** Asks for the delivery address alone: nothing is saved, and the bill goes with the parcel. */
  isGuest: boolean;
  problems: FieldProblems;
  /** Initial values; read at mount. */
  draft: DraftFields | undefined;
  /** Upazilas to choose from, where the form was sent without JavaScript. */
  postedUpazilas: PostedForm['upazilas'] | undefined;
  /** False in the server's markup, which a browser without JavaScript keeps. */
  isAlive: boolean;
};

/** Delivery and billing address. */
export function AddressStep(props: AddressStepProps) {
  const { addresses, staleUpazilas, customer, divisions, isGuest, problems, draft, isAlive } =
    props;
  const { t } = useLingui();
  const [choice, setChoice] = useState(() => {
    const saved = draft?.shippingChoice;
    // An address may have been deleted since the draft named it.
    const isStillSaved = saved === NEW_ADDRESS || addresses.some(({ uuid }) => uuid === saved);
    return (isStillSaved && saved) || (addresses[0]?.uuid ?? NEW_ADDRESS);
  });
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
        draft={draft}
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
      {/* Without scripts the choice may be another one than here: the server fills it in. */}
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
      {/* Hidden, not unmounted: the fields keep their values while a saved address is chosen. */}
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

/* Hidden by the choice itself where no script is there to do it. */

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
  /** Its upazila is chosen anew, in a field of its own. */
  isMended: boolean;
};

/** Hidden fields of a saved address, under the names of the typed ones. */
function ChosenAddress({ kind, address, isMended }: ChosenAddressProps) {
  const fields = ADDRESS_FIELDS.filter((field) => !(isMended && field === 'upazila'));
  return fields.map((field) => (
    <input key={field} type="hidden" name={fieldName(kind, field)} value={address[field] ?? ''} />
  ));
}

/** The fields of one address in a draft. */
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
