import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { type ReactNode, useId } from 'react';
import { OptionPill } from './RadioGroup.styles';
import { VisuallyHidden } from './VisuallyHidden';

type RadioOption = {
  value: string;
  label: ReactNode;
  /**
   * True to strike the option through. It stays selectable, because a shopper may want to see a
   * variant that is sold out.
   */
  isUnavailable?: boolean;
};

type RadioGroupProps = {
  legend: ReactNode;
  /** The `name` of the radio inputs, under which a form submits the chosen value. */
  name: string;
  options: readonly RadioOption[];
  /** For a controlled group, with `onChange`; otherwise use `defaultValue`. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/**
 * A choice between a few options, shown as pills, e.g. the options of a product (specification
 * section 2) or the payment methods.
 */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
}: RadioGroupProps) {
  const groupId = useId();
  const isControlled = value !== undefined;
  return (
    <Group>
      <Legend>{legend}</Legend>
      <Pills>
        {options.map((option, index) => (
          <OptionPill key={option.value} htmlFor={`${groupId}-${index}`}>
            <input
              type="radio"
              id={`${groupId}-${index}`}
              name={name}
              value={option.value}
              checked={isControlled ? option.value === value : undefined}
              defaultChecked={isControlled ? undefined : option.value === defaultValue}
              onChange={() => onChange?.(option.value)}
            />
            <span data-unavailable={option.isUnavailable || undefined}>
              <span>{option.label}</span>
              {option.isUnavailable && (
                <VisuallyHidden>
                  {' '}
                  <Trans>(unavailable)</Trans>
                </VisuallyHidden>
              )}
            </span>
          </OptionPill>
        ))}
      </Pills>
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Legend = styled.legend`
  padding-block-end: var(--space-2);
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
`;

const Pills = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
