import { css } from '@marketplace/contracts/styled';
import * as media from '../design/breakpoints';

/** `primary` is the main action in the accent colour; `quiet` has no box. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** Transient props of `buttonStyles`, which never reach the element. */
export type ButtonStyleProps = { $variant: ButtonVariant; $isWide: boolean; $isLarge: boolean };

const variants = {
  primary: css`
    background: var(--color-accent);
    color: var(--color-on-accent);

    ${media.hover} {
      &:hover:not([aria-disabled='true'], :disabled) {
        background: var(--color-accent-hover);
      }
    }
  `,
  secondary: css`
    border-color: var(--color-line-strong);
    background: var(--color-surface);
    color: var(--color-ink);

    ${media.hover} {
      &:hover:not([aria-disabled='true'], :disabled) {
        border-color: var(--color-link);
        background: var(--color-brand-soft);
      }
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--color-link);

    ${media.hover} {
      &:hover:not([aria-disabled='true'], :disabled) {
        background: var(--color-brand-soft);
      }
    }
  `,
};

/** Styles of buttons and of links that look like buttons. */
export const buttonStyles = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  min-width: var(--target);
  min-height: ${({ $isLarge }) => ($isLarge ? '52px' : 'var(--target)')};
  padding: var(--space-2) ${({ $variant }) => ($variant === 'quiet' ? 'var(--space-3)' : 'var(--space-5)')};
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  font-weight: var(--weight-medium);
  line-height: var(--leading-tight);
  overflow-wrap: break-word;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background var(--duration-fast) var(--ease);
  ${({ $variant }) => variants[$variant]}

  /*
   * Not for touch screens: when the finger lifts, moving the button back costs a frame there, and
   * delays the click by 20 ms.
   */
  ${media.hover} {
    &:active:not([aria-disabled='true'], :disabled) {
      transform: translateY(1px);
    }
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: var(--color-line);
    background: var(--color-sunken);
    color: var(--color-ink-soft);
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  @media (forced-colors: active) {
    border-color: currentcolor;
  }
`;
