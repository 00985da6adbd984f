import * as media from '@marketplace/contracts/design/breakpoints';
import styled, { css, keyframes } from '@marketplace/contracts/styled';

const slide = keyframes`
  from { transform: translateX(-32px); opacity: 0; }
`;

/**
 * Common style of the elements of `useSheet`. Wide screens override it. In a browser without
 * popovers, `sheetsWithoutPopovers` opens and closes a sheet. `:where` lets wide screens override
 * the hidden state. The rules for open sheets have `:popover-open` inside `:is`, because old
 * browsers drop the whole rule if the unknown name stands alone.
 */
export const coverStyles = css`
  border: 0;

  :where(html[data-sheets]) &:where(:not([data-open])) {
    display: none;
  }

  &[data-open] {
    z-index: var(--z-popover);
    outline: 100vmax solid var(--color-overlay);
  }

  &::backdrop {
    background: var(--color-overlay);
  }
`;

/** A sheet at the start edge. The browser hides it until it is opened. */
export const sheetStyles = css`
  ${coverStyles}
  border-block-end: 1px solid var(--color-line);
  padding: 0;
  background: var(--color-surface);
  color: var(--color-ink);

  &:is(:popover-open, [data-open]) {
    position: fixed;
    inset: 0 auto 0 0;
    display: flex;
    flex-direction: column;
    width: min(360px, 88vw);
    height: 100dvh;
    max-height: none;
    margin: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    border: 0;
    box-shadow: var(--shadow-3);
    animation: ${slide} var(--duration-slow) var(--ease);
  }
`;

/** Shows its content only on narrow screens, because the desktop header does not need it. */
export const NarrowOnly = styled.div`
  display: flex;

  ${media.wide} {
    display: none;
  }
`;
