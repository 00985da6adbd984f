import * as media from '@marketplace/contracts/design/breakpoints';
import styled, { css, keyframes } from '@marketplace/contracts/styled';

const slide = keyframes`
  from { transform: translateX(-32px); opacity: 0; }
`;

/**
 * A sheet at the start edge. The browser hides it until it is opened. Wide screens override this
 * style.
 */
export const sheetStyles = css`
  border: 0;
  border-block-end: 1px solid var(--color-line);
  padding: 0;
  background: var(--color-surface);
  color: var(--color-ink);

  &:popover-open {
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

  &::backdrop {
    background: var(--color-overlay);
  }
`;

/** Shows its content only on narrow screens, because the desktop header does not need it. */
export const NarrowOnly = styled.div`
  display: flex;

  ${media.wide} {
    display: none;
  }
`;
