import { useLingui } from '@lingui/react/macro';
import { plainName } from '@marketplace/contracts/api/typedText';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import type { ChangeEvent } from 'react';
import { Choices } from './Choices.styles';
import { HiddenFilters } from './HiddenFilters';

/** A value that can be ticked. */
export interface Choice {
  uuid: string;
  name: string;
  /** Number of products with this value, if known. */
  productCount?: number;
}

interface UuidChoicesProps {
  name: 'productCategoryUuid' | 'productTagUuid' | 'productBrandUuid';
  choices: readonly Choice[];
  chosen: readonly string[] | undefined;
  /** Search text. Names that do not contain it are hidden, but keep their ticks. */
  typed?: string;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Native checkboxes, several of which can be ticked. */
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
        <li key={uuid} hidden={!plainName(label).includes(plainName(typed))}>
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

/**
 * Hidden fields for chosen values without a checkbox. A value has no checkbox if it is not among
 * the choices that were loaded.
 */
export function UnlistedChoices({ name, chosen, listed = [] }: UnlistedProps) {
  const unlisted = chosen?.filter((uuid) => !listed.some((choice) => choice.uuid === uuid));
  return <HiddenFilters {...(unlisted && { [name]: unlisted })} />;
}
