import { useLingui } from '@lingui/react/macro';
import { SelectField } from '../ui/SelectField';
import { TextField } from '../ui/TextField';
import { divisionNames } from './divisionNames';
import type { PlaceFieldsProps } from './PlaceFields';

/** The places of an address without the host's lists of them. */
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
