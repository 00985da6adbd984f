import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import type { ComponentProps } from 'react';
import { type ButtonStyleProps, type ButtonVariant, buttonStyles } from './Button.styles';

type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'className' | 'style'> & {
  variant?: ButtonVariant;
  isWide?: boolean;
  isLarge?: boolean;
};

/**
 * A link to another page that looks like a button. `to` comes from `@marketplace/contracts/routes`.
 * The shell uses `data-button` to find the links that a toast must not cover.
 */
export function ButtonLink({
  variant = 'secondary',
  isWide = false,
  isLarge = false,
  ...rest
}: ButtonLinkProps) {
  return <Root data-button="" {...rest} $variant={variant} $isWide={isWide} $isLarge={isLarge} />;
}

const Root = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
  gap: var(--space-2);

  @media print {
    display: none;
  }
`;
