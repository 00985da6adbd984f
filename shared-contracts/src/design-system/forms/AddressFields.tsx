import { useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import type { ReactNode } from 'react';
import type { Division, Upazila } from '../../contracts/api/locations';
import { TextField } from '../ui/TextField';
import { type AddressField, type AddressKind, fieldName } from './addressFormFields';
import type { FieldProblems } from './FieldProblems';
import { PlaceFields } from './PlaceFields';
import { useProblemMessage } from './useFieldProblems';

type AddressFieldsProps = {
  kind: AddressKind;
  problems: FieldProblems;
  defaults?: Partial<Record<AddressField, string | null>>;
  /**
   * Divisions from the API, or a promise of them; without them, district and upazila are text
   * fields.
   */
  divisions?: Division[] | Promise<Division[] | undefined>;
  /** Upazilas of the district in `defaults`, if already known. */
  upazilas?: Upazila[];
  /** Location fields that are shown if the browser runs no scripts. */
  placesWithoutScripts?: ReactNode;
  /** Location fields that are shown instead of the selects. */
  places?: ReactNode;
  /** False leaves out the postcode, which couriers do not need. */
  hasPostcode?: boolean;
};

/** Form fields of one address; `readAddress` reads them. */
export function AddressFields(props: AddressFieldsProps) {
  const {
    kind,
    problems,
    defaults = {},
    divisions,
    upazilas,
    placesWithoutScripts,
    places,
    hasPostcode = true,
  } = props;
  const { t } = useLingui();
  const problemText = useProblemMessage();
  const field = (name: AddressField, autoComplete: string) => ({
    name: fieldName(kind, name),
    autoComplete: `${kind} ${autoComplete}`,
    defaultValue: defaults[name] ?? undefined,
    error: problemText(name, problems[fieldName(kind, name)]),
  });
  return (
    <Fields>
      <TextField {...field('name', 'name')} label={t`Full name`} required />
      <TextField
        {...field('phone', 'tel')}
        label={t`Phone`}
        hint={t`The courier calls this number`}
        type="tel"
        required
      />
      {places ?? (
        <PlaceFields
          division={field('division', 'address-level1')}
          district={field('district', 'address-level2')}
          upazila={field('upazila', 'address-level3')}
          divisions={divisions}
          upazilas={upazilas}
          withoutScripts={placesWithoutScripts}
        />
      )}
      <TextField {...field('area', 'address-level4')} label={t`Area or village`} required />
      <Cell $isWide>
        <TextField {...field('street', 'address-line1')} label={t`Street, house, flat`} required />
      </Cell>
      <Cell $isWide={!hasPostcode}>
        <TextField {...field('landmark', 'address-line2')} label={t`Landmark`} isOptional />
      </Cell>
      {hasPostcode && (
        <TextField
          {...field('postcode', 'postal-code')}
          label={t`Postcode`}
          inputMode="numeric"
          isOptional
        />
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

const Cell = styled.div<{ $isWide: boolean }>`
  grid-column: ${({ $isWide }) => ($isWide ? '1 / -1' : 'auto')};
`;
