import { Trans, useLingui } from '@lingui/react/macro';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import styled from '@marketplace/contracts/styled';
import { type MouseEvent, memo, useId } from 'react';
import { localDigits } from '../../contracts/i18n/localDigits';
import * as icons from '../design/icons';
import { IconButton } from './IconButton';
import { VisuallyHidden } from './VisuallyHidden';

type QuantityStepperProps = {
  /**
   * The present quantity. It has no maximum, because only the server knows the stock (specification
   * section 5).
   */
  quantity: number;
  /** The lowest quantity; 0 if minus may remove the last piece. */
  minimum?: 0 | 1;
  onChange: (quantity: number) => void;
  /** The product's name, for screen readers. */
  itemName: string;
  /** Name of the quantity's form field, for a form that is sent without JavaScript. */
  name?: string;
  /**
   * True if plus and minus submit the surrounding form with the new quantity. Otherwise, these
   * buttons work only with JavaScript.
   */
  isSentAtOnce?: boolean;
  isDisabled?: boolean;
};

/** Minus button, read-only number, plus button. Minus does nothing at the minimum. */
export const QuantityStepper = memo(function QuantityStepper({
  quantity,
  minimum = 1,
  onChange,
  itemName,
  name,
  isSentAtOnce = false,
  isDisabled = false,
}: QuantityStepperProps) {
  const { t, i18n } = useLingui();
  const shown = localDigits(quantity, i18n.locale);
  const id = useId();
  const isAtMinimum = quantity <= minimum;
  const buttonFor = (next: number, isInert: boolean) => ({
    ...(isSentAtOnce && ({ type: 'submit', name, value: next } as const)),
    'aria-disabled': isInert || undefined,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (!isInert) onChange(next);
    },
  });
  return (
    <Root role="group" aria-label={t`Quantity of ${itemName}`}>
      <IconButton
        icon={icons.minus}
        label={t`Decrease quantity`}
        {...buttonFor(Math.max(quantity - 1, minimum), isAtMinimum || isDisabled)}
      />
      <VisuallyHidden as="label" htmlFor={id}>
        <Trans>Quantity</Trans>
      </VisuallyHidden>
      {/* The visible field has the digits of the page; the submitted field has Latin ones. */}
      {name && !isSentAtOnce && <input type="hidden" name={name} value={quantity} />}
      <Field
        id={id}
        // The field belongs to no form. Otherwise Enter in the field would press the form's first
        // button, which is minus.
        form=""
        value={shown}
        readOnly
        inputMode="numeric"
        size={3}
      />
      <IconButton
        icon={icons.plus}
        label={t`Increase quantity`}
        {...buttonFor(quantity + 1, isDisabled)}
      />
      {/* Screen readers do not read a changed field while a button has the focus. */}
      <VisuallyHidden aria-live="polite">{shown}</VisuallyHidden>
    </Root>
  );
});

const Root = styled.div`
  position: relative;
  display: inline-flex;
  align-items: center;
  width: fit-content;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);

  button {
    border-radius: calc(var(--radius-m) - 1px);
  }

  ${withoutScripts} button[type='button'] {
    display: none;
  }
`;

const Field = styled.input`
  width: 44px;
  height: var(--target);
  padding: 0;
  border: 0;
  background: transparent;
  font-variant-numeric: tabular-nums;
  font-weight: var(--weight-medium);
  text-align: center;
`;
