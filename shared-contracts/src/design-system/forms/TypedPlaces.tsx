import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../ui/SelectField';
import { TextField } from '../ui/TextField';
import type { PlaceFieldsProps } from './addressFormFields';

/** Location fields for an API without lists of places. */
export function TypedPlaces({ division, district, upazila }: Omit<PlaceFieldsProps, 'divisions'>) {
  const { t, i18n } = useLingui();
  return (
    <>
      <SelectField
        {...division}
        label={t`Division`}
        placeholder={t`Choose a division`}
        options={divisionNames.map(({ value, label }) => ({ value, label: i18n._(label) }))}
        required
      />
      <TextField {...district} label={t`District`} required />
      <TextField {...upazila} label={t`Upazila or thana`} required />
    </>
  );
}

/**
 * The eight divisions of Bangladesh, for an API that does not list divisions. Addresses contain
 * `value`.
 */
const divisionNames = [
  { value: 'Barishal', label: msg`Barishal` },
  { value: 'Chattogram', label: msg`Chattogram` },
  { value: 'Dhaka', label: msg`Dhaka` },
  { value: 'Khulna', label: msg`Khulna` },
  { value: 'Mymensingh', label: msg`Mymensingh` },
  { value: 'Rajshahi', label: msg`Rajshahi` },
  { value: 'Rangpur', label: msg`Rangpur` },
  { value: 'Sylhet', label: msg`Sylhet` },
];
