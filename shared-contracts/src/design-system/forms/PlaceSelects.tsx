import { useLingui } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import { useState } from 'react';
import type { Division, Upazila } from '../../contracts/api/locations';
import { SelectField } from '../ui/SelectField';
import { TextField } from '../ui/TextField';
import type { PlaceField, PlaceFieldsProps } from './addressFormFields';
import { loadUpazilas } from './loadPlaces';
import { placeOptions } from './placeOptions';

type PlaceSelectsProps = PlaceFieldsProps & {
  divisions: Division[];
  /** True while the lists are loading; the selects then show only the saved values. */
  isComing?: boolean;
};

/**
 * Selects for an address's locations; without a list from the API, the upazila is a text field. A
 * change of division or district clears the fields below it.
 */
export function PlaceSelects(props: PlaceSelectsProps) {
  const { division, district, upazila, divisions, isComing = false } = props;
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState({
    division: division.defaultValue ?? '',
    district: district.defaultValue ?? '',
  });
  const [upazilas, setUpazilas] = useState(() =>
    isComing || chosen.district === ''
      ? undefined
      : (props.upazilas ?? loadUpazilas(chosen.district)),
  );
  const isFirstDistrict = chosen.district === (district.defaultValue ?? '');
  const districts = divisions.find(({ name }) => name === chosen.division)?.districts ?? [];
  const upazilaField = { ...upazila, defaultValue: isFirstDistrict ? upazila.defaultValue : '' };

  const chooseDivision = (name: string) => {
    setChosen({ division: name, district: '' });
    setUpazilas(undefined);
  };
  const chooseDistrict = (name: string) => {
    setChosen({ ...chosen, district: name });
    setUpazilas(name === '' ? undefined : loadUpazilas(name));
  };
  return (
    <>
      <SelectField
        {...withoutDefault(division)}
        value={chosen.division}
        onChange={(event) => chooseDivision(event.target.value)}
        label={t`Division`}
        placeholder={t`Choose a division`}
        options={placeOptions(divisions, chosen.division, i18n.locale)}
        aria-busy={isComing || undefined}
        required
      />
      <SelectField
        {...withoutDefault(district)}
        value={chosen.district}
        onChange={(event) => chooseDistrict(event.target.value)}
        label={t`District`}
        placeholder={chosen.division === '' ? t`Choose a division first` : t`Choose a district`}
        options={placeOptions(districts, chosen.district, i18n.locale)}
        required
      />
      {upazilas ? (
        <Region
          key={chosen.district}
          data={upazilas}
          waiting={<UpazilaField field={upazilaField} places={[]} placeholder={t`Loading…`} />}
        >
          {(places) => (
            <UpazilaField
              field={upazilaField}
              places={places}
              placeholder={t`Choose an upazila or thana`}
            />
          )}
        </Region>
      ) : (
        <UpazilaField field={upazilaField} places={[]} placeholder={t`Choose a district first`} />
      )}
    </>
  );
}

const withoutDefault = ({ defaultValue: _, ...field }: PlaceFieldsProps['division']) => field;

type UpazilaFieldProps = {
  field: PlaceField;
  /** Upazilas of the chosen district; `undefined` if the API does not list them. */
  places: Upazila[] | undefined;
  placeholder: string;
};

/**
 * Upazila or thana of an address: a select if the API lists the upazilas of the district, else a
 * text field.
 */
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
