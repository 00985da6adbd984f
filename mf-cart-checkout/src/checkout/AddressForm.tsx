import { useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { TextField } from '@marketplace/contracts/ui/TextField';
import {
  type AddressField,
  type AddressKind,
  type FieldProblems,
  fieldName,
} from './addressFields';
import { divisions } from './divisions';
import { useProblemText } from './useProblemText';

type AddressFormProps = {
  kind: AddressKind;
  problems: FieldProblems;
  /** What is known already need not be typed again. */
  defaults?: Partial<Record<AddressField, string>>;
};

/** The fields of one address, from the person to the door. */
export function AddressForm({ kind, problems, defaults = {} }: AddressFormProps) {
  const { t, i18n } = useLingui();
  const problemText = useProblemText();
  const field = (name: AddressField, autoComplete: string) => ({
    name: fieldName(kind, name),
    autoComplete: `${kind} ${autoComplete}`,
    defaultValue: defaults[name],
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
      <SelectField
        {...field('division', 'address-level1')}
        label={t`Division`}
        placeholder={t`Choose a division`}
        options={divisions.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        required
      />
      <TextField {...field('district', 'address-level2')} label={t`District`} required />
      <TextField {...field('upazila', 'address-level3')} label={t`Upazila or thana`} required />
      <TextField {...field('area', 'address-level4')} label={t`Area or village`} required />
      <Wide>
        <TextField {...field('street', 'address-line1')} label={t`Street, house, flat`} required />
      </Wide>
      <TextField {...field('landmark', 'address-line2')} label={t`Landmark`} isOptional />
      <TextField
        {...field('postcode', 'postal-code')}
        label={t`Postcode`}
        inputMode="numeric"
        isOptional
      />
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

const Wide = styled.div`
  grid-column: 1 / -1;
`;
