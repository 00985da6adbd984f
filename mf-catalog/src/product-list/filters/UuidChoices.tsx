import { useLingui } from '@lingui/react/macro';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import type { ChangeEvent } from 'react';
import { Choices } from './Choices.styles';
import { HiddenFilters } from './HiddenFilters';

/** Something to tick. */
export interface Choice {
  uuid: string;
  name: string;
  /** Products it stands for, where that is known. */
  productCount?: number;
}

interface UuidChoicesProps {
  name: 'productCategoryUuid' | 'productTagUuid' | 'productBrandUuid';
  choices: readonly Choice[];
  chosen: readonly string[] | undefined;
  /** Names without it are hidden; what is ticked of them stays so. */
  typed?: string;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Native checkboxes of which several may be ticked. */
export function UuidChoices({
  name,
  choices,
  chosen = [],
  typed = '',
  onToggle,
}: UuidChoicesProps) {
  const { i18n } = useLingui();
  return (
    <Choices>
      {choices.map(({ uuid, name: label, productCount }) => (
        <li key={uuid} hidden={!label.toLowerCase().includes(typed.trim().toLowerCase())}>
          <label>
            <input
              type="checkbox"
              name={name}
              value={uuid}
              checked={chosen.includes(uuid)}
              onChange={onToggle}
            />
            <span>{label}</span>
            {productCount !== undefined && <small>{localDigits(productCount, i18n.locale)}</small>}
          </label>
        </li>
      ))}
    </Choices>
  );
}

interface UnlistedProps extends Pick<UuidChoicesProps, 'name' | 'chosen'> {
  listed: readonly Choice[] | undefined;
}

/** Chosen values without a checkbox, because they are far down their list or it failed. */
export function UnlistedChoices({ name, chosen, listed = [] }: UnlistedProps) {
  const unlisted = chosen?.filter((uuid) => !listed.some((choice) => choice.uuid === uuid));
  return <HiddenFilters {...(unlisted && { [name]: unlisted })} />;
}
