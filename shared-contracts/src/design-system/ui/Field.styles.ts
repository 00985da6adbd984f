import { css } from '@marketplace/contracts/styled';

/**
 * Box of an input, select or text area. The text is 16 px, because iOS zooms into smaller fields.
 */
export const controlStyles = css`
  width: 100%;
  min-height: 48px;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  font-size: max(16px, var(--text-m));
  line-height: var(--leading-snug);

  &::placeholder {
    color: var(--color-ink-soft);
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: var(--color-bad);
    box-shadow: inset 0 0 0 1px var(--color-bad);
  }

  &:disabled {
    background: var(--color-sunken);
    color: var(--color-ink-soft);
  }

  &:focus-visible {
    outline-offset: 0;
  }
`;
