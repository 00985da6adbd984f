import styled, { keyframes } from '@marketplace/contracts/styled';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type ButtonStyleProps, type ButtonVariant, buttonStyles } from './Button.styles';

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> & {
  /** `primary` is the accent: one per view, the thing to press. */
  variant?: ButtonVariant;
  isWide?: boolean;
  isLarge?: boolean;
  /** Shows a spinner over the label, keeps the width, and ignores presses. */
  isLoading?: boolean;
  /** Not pressable now, but still focusable, so that focus is not lost and the reason is heard. */
  isDisabled?: boolean;
};

/**
 * A button of at least 44 px. Use native `disabled` where nothing the shopper does on the page can
 * enable it again without JavaScript (an out-of-stock product); `isDisabled` everywhere else.
 * The type is `button`; a form's own button says `type="submit"`.
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
      <Label $isFaded={isLoading}>{children}</Label>
      {isLoading && <Spinner aria-hidden="true" />}
    </Root>
  );
}

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

// Faded rather than hidden: `visibility: hidden` would take the name away from screen readers.
const Label = styled.span<{ $isFaded: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  opacity: ${({ $isFaded }) => ($isFaded ? 0 : 1)};
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Spinner = styled.span`
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
`;
