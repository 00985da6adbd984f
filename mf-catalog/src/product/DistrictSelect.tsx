import { useLingui } from '@lingui/react/macro';
import { fetchDivisions } from '@marketplace/contracts/forms/fetchPlaces';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import type { ChosenDistrict } from './chosenDistrict';

export interface DistrictSelectProps {
  districts: readonly ChosenDistrict[];
  chosen: ChosenDistrict | undefined;
  onChoose: (district: ChosenDistrict) => void;
}

/**
 * A select of all districts, sorted by name. It takes over the focus from the button that it
 * replaces.
 */
export function DistrictSelect({ districts, chosen, onChoose }: DistrictSelectProps) {
  const { t, i18n } = useLingui();
  const labelOf = ({ name, nameBn }: ChosenDistrict) => (i18n.locale === 'bn' ? nameBn : name);
  const options = districts
    .map((district) => ({ value: district.name, label: labelOf(district) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.locale));
  return (
    <SelectField
      ref={focusSelect}
      label={t`Your district`}
      placeholder={t`Choose your district`}
      options={options}
      value={chosen?.name ?? ''}
      onChange={({ target }) => {
        const district = districts.find(({ name }) => name === target.value);
        if (district) onChoose(district);
      }}
    />
  );
}

const focusSelect = (select: HTMLSelectElement | null) => select?.focus();

/** @throws Error if the API has no list of districts, or is too slow */
export async function fetchDistricts(): Promise<ChosenDistrict[]> {
  const divisions = await fetchDivisions();
  if (!divisions) throw new Error('The districts could not be loaded.');
  return divisions.flatMap(({ districts }) => districts);
}
