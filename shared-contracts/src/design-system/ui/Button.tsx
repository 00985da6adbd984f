import styled, { keyframes } from '@marketplace/contracts/styled';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type ButtonStyleProps, type ButtonVariant, buttonStyles } from './Button.styles';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  /** `primary` is the main action; one per view. */
  variant?: ButtonVariant;
  isWide?: boolean;
  isLarge?: boolean;
  /** Shows a spinner over the label, keeps the width, and ignores presses. */
  isLoading?: boolean;
  /**
   * Ignores presses but stays focusable, so that the focus is not lost and the reason is read out.
   */
  isDisabled?: boolean;
};

/**
 * A button, at least 44 px high. Use the native `disabled` if the button must not work without
 * JavaScript either, e.g. for a sold-out product. Otherwise use `isDisabled`, which keeps the
 * focus. The type is `button` by default; the main button of a form sets `type="submit"`.
 */
export function Button({
  variant = 'secondary',
  isWide = false,
  isLarge = false,
  isLoading = false,
  isDisabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isInert = isLoading || isDisabled;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={isInert || undefined}
      aria-busy={isLoading || undefined}
      $variant={variant}
      $isWide={isWide}
      $isLarge={isLarge}
    >
      <Label>{children}</Label>
    </Root>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

// The styles of the loading state exist before the press. If they were added at the press, the
// browser would first match the new rule against the whole page. The label fades instead of hiding,
// because `visibility: hidden` would remove the button's name for screen readers.
const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}

  &[aria-busy='true'] > span {
    opacity: 0;
  }

  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    width: 20px;
    height: 20px;
    border: 2.5px solid currentcolor;
    border-right-color: transparent;
    border-radius: var(--radius-pill);
    animation: ${turn} 700ms linear infinite;

    @media (forced-colors: active) {
      border-right-color: canvas;
    }
  }
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;
