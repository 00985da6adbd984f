import * as media from '@marketplace/contracts/design/breakpoints';
import { css } from '@marketplace/contracts/styled';

export const columnsStyles = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  padding-block-start: var(--space-5);

  /* Prevents the sticky bar from covering the focused element (WCAG 2.4.11). */
  :is(a, button, input, select, textarea) {
    scroll-margin-block-end: 112px;
  }

  ${media.medium} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 380px;
    align-items: start;
    gap: var(--space-5) var(--space-6);
    padding-block: var(--space-8) var(--space-12);
  }
`;

// On a phone the column is `display: contents`, so that the bar sticks to the whole page and not
// only within the column.
export const asideStyles = css`
  display: contents;

  ${media.medium} {
    position: sticky;
    inset-block-start: 112px;
    display: grid;
    gap: var(--space-5);
    padding: var(--space-6);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-l);
    background: var(--color-surface);
  }
`;

export const barStyles = css`
  position: sticky;
  inset-block-end: 0;
  z-index: var(--z-sticky);
  display: flex;
  align-items: center;
  gap: var(--space-4);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-3) var(--gutter) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);

  ${media.medium} {
    position: static;
    margin: 0;
    padding: 0;
    border: 0;
    box-shadow: none;

    > p {
      display: none;
    }
  }
`;
