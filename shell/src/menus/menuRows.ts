import { media } from '@marketplace/contracts/design/breakpoints';
import { css } from '@marketplace/contracts/styled';

/** Links and buttons in a list, one below the other, each of full width. */
export const menuRows = css`
  :is(a, button, p) {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    width: 100%;
    min-height: var(--target);
    padding: var(--space-2) var(--space-3);
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: inherit;
    font-size: inherit;
    line-height: var(--leading-snug);
    text-align: start;
    text-decoration: none;
  }

  :is(a, button) {
    cursor: pointer;

    ${media.hover} {
      &:hover {
        background: var(--color-brand-soft);
      }
    }
  }
`;
