import styled from '@marketplace/contracts/styled';
import type { ComponentPropsWithRef } from 'react';
import * as media from '../design/breakpoints';
import { Icon, type IconShape } from './Icon';

type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  icon: IconShape;
  /** Accessible name: "Close", "Add to wishlist". */
  label: string;
  isFilled?: boolean;
};

/**
 * A round button of 44 px that contains only an icon. Toggles pass `aria-pressed`; `aria-busy` dims
 * the button.
 */
export function IconButton({ icon, label, isFilled, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label}>
      <Icon shape={icon} isFilled={isFilled} />
    </Root>
  );
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  flex: none;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-pill);
  background: transparent;
  color: inherit;
  cursor: pointer;

  ${media.hover} {
    &:hover:not([aria-disabled='true'], :disabled) {
      background: var(--color-hover);
    }
  }

  &[aria-pressed='true'] {
    color: var(--color-accent);
  }

  &[aria-busy='true'] {
    background: var(--color-pressed);
    cursor: progress;

    > svg {
      opacity: 0.5;
    }
  }

  &[aria-disabled='true'],
  &:disabled {
    color: var(--color-ink-soft);
    cursor: not-allowed;
  }
`;
