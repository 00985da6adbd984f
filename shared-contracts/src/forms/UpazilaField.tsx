import { useLingui } from '@lingui/react/macro';
import type { Upazila } from '../api/locations';
import { SelectField } from '../ui/SelectField';
import { TextField } from '../ui/TextField';
import type { PlaceField } from './PlaceFields';
import { placeOptions } from './placeOptions';

type UpazilaFieldProps = {
  field: PlaceField;
  /** Of the chosen district; `undefined` where the host lists none. */
  places: Upazila[] | undefined;
  placeholder: string;
};

/** The upazila or thana of an address: chosen where the host lists those of the district. */
export function UpazilaField({ field, places, placeholder }: UpazilaFieldProps) {
  const { t, i18n } = useLingui();
  if (!places) return <TextField {...field} label={t`Upazila or thana`} required />;
  return (
    <SelectField
      {...field}
      label={t`Upazila or thana`}
      placeholder={placeholder}
      options={placeOptions(places, field.defaultValue, i18n.locale)}
      required
    />
  );
}
