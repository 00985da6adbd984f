import { css } from '@marketplace/contracts/styled';

/**
 * Styles of the header's search: a text field with a button at its end. The catalogue's search box
 * replaces the shell's simple form, so both share these styles.
 */
export const searchBarStyles = css`
  display: flex;
  height: 48px;
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);

  > input {
    flex: 1;
    min-width: 0;
    padding-inline: var(--space-4);
    border: 0;
    border-radius: var(--radius-m) 0 0 var(--radius-m);
    background: transparent;
    font-size: max(16px, var(--text-m));
    appearance: none;

    &::placeholder {
      color: var(--color-ink-soft);
      opacity: 1;
    }

    @media (forced-colors: active) {
      border: 1px solid;
    }
  }

  > button {
    display: grid;
    place-items: center;
    width: 52px;
    border: 0;
    border-radius: 0 var(--radius-m) var(--radius-m) 0;
    background: none;
    color: var(--color-link);
    cursor: pointer;
  }
`;
