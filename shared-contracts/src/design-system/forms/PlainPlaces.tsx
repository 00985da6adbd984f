import { useLingui } from '@lingui/react/macro';
import type { Division, Upazila } from '../../contracts/api/locations';
import { SelectField } from '../ui/SelectField';
import { type AddressKind, fieldName } from './addressFormFields';
import type { FieldProblems } from './FieldProblems';
import { UpazilaField } from './PlaceSelects';
import { useProblemMessage } from './useFieldProblems';

type PlainPlacesProps = {
  kind: AddressKind;
  divisions: Division[];
  /** Upazilas of the chosen district; `undefined` until the form was posted with a district. */
  upazilas: Upazila[] | undefined;
  /** Values of the fields by their names. */
  filled: Readonly<Record<string, string | undefined>> | undefined;
  problems: FieldProblems;
};

/**
 * Asks for district and upazila in browsers without JavaScript. The server derives the division
 * from the district. The upazila is a text field until the form has been posted with a district.
 * After that, it is a list of the district's upazilas.
 */
export function PlainPlaces(props: PlainPlacesProps) {
  const { kind, divisions, upazilas, filled, problems } = props;
  const { t, i18n } = useLingui();
  const problemText = useProblemMessage();
  const labelOf = ({ name, nameBn }: Upazila) => (i18n.locale === 'bn' ? nameBn : name);
  const districtName = fieldName(kind, 'district');
  const upazilaName = fieldName(kind, 'upazila');
  const upazila = filled?.[upazilaName];
  const isListed = !upazilas || upazilas.some(({ name }) => name === upazila);
  return (
    <>
      <SelectField
        name={districtName}
        autoComplete={`${kind} address-level2`}
        defaultValue={filled?.[districtName]}
        error={problemText('district', problems[districtName])}
        label={t`District`}
        placeholder={t`Choose a district`}
        options={divisions.flatMap((division) =>
          division.districts.map((district) => ({
            value: district.name,
            label: `${labelOf(district)} (${labelOf(division)})`,
          })),
        )}
      />
      <UpazilaField
        field={{
          name: upazilaName,
          autoComplete: `${kind} address-level3`,
          defaultValue: isListed ? upazila : undefined,
          error: problemText('upazila', problems[upazilaName]),
        }}
        places={upazilas}
        placeholder={t`Choose an upazila or thana`}
      />
    </>
  );
}
