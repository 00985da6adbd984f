import * as media from '@marketplace/contracts/design/breakpoints';
import styled, { css } from '@marketplace/contracts/styled';

/** Style of a column in which links and buttons have the full width. */
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

/** Panel of a dropdown. It is light even if its button is on the dark band. */
export const DropdownPanel = styled.div<{ $align: 'start' | 'end' }>`
  --color-focus: var(--color-link);
  position: absolute;
  z-index: var(--z-popover);
  inset-block-start: 100%;
  ${({ $align }) => ($align === 'end' ? 'inset-inline-end: 0' : 'inset-inline-start: 0')};
  min-width: 220px;
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-3);
  font-size: var(--text-s);
  ${menuRows}
`;
