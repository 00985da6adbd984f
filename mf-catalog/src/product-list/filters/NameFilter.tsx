import type { ChangeEvent } from 'react';
import { ScrollBox } from './choices.styles';
import { FilterGroup } from './FilterGroup';
import { type Choice, UnlistedChoices, UuidChoices } from './UuidChoices';

interface NameFilterProps {
  title: string;
  name: 'productTagUuid' | 'productBrandUuid';
  /** Missing when they could not be loaded; then the rest of the filters goes on without. */
  choices: readonly Choice[] | undefined;
  chosen: readonly string[] | undefined;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Tags or brands, several of which may be ticked. */
export function NameFilter({ title, name, choices = [], chosen, onToggle }: NameFilterProps) {
  return (
    <>
      <UnlistedChoices name={name} chosen={chosen} listed={choices} />
      {choices.length > 0 && (
        <FilterGroup title={title}>
          <ScrollBox>
            <UuidChoices name={name} choices={choices} chosen={chosen} onToggle={onToggle} />
          </ScrollBox>
        </FilterGroup>
      )}
    </>
  );
}
