import styled from '@marketplace/contracts/styled';
import type { ComponentPropsWithRef } from 'react';
import * as icons from '../design/icons';
import { controlStyles } from './Field.styles';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { Icon } from './Icon';

type SelectOption = { value: string; label: string; isDisabled?: boolean };

type SelectFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'style' | 'children' | 'multiple'> & {
    options: readonly SelectOption[];
    /** Label of the empty option, shown until something is chosen. */
    placeholder?: string;
  };

/** A native select with its label, for which phones show their own picker. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  options,
  placeholder,
  id,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      {(control) => (
        <Box>
          <Select {...select} {...control}>
            {placeholder != null && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </Select>
          <Icon shape={icons.chevronDown} size="small" />
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-end: var(--space-3);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyles}
  padding-inline-end: var(--space-8);
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;
