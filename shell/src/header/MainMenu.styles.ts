import { media } from '@marketplace/contracts/design/breakpoints';
import styled, { keyframes } from '@marketplace/contracts/styled';
import { menuRows } from '../menus/DropdownPanel';

const slide = keyframes`
  from { transform: translateX(-32px); opacity: 0; }
`;

/** Narrow: a sheet at the start edge, hidden by the browser until opened. Wide: a bar. */
export const Sheet = styled.div`
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

  nav {
    padding-inline: 0;
  }

  ${media.wide} {
    position: static;
    display: block;
    width: auto;
    height: auto;
    margin: 0;
    overflow: visible;

    nav {
      position: relative;
      padding-inline: var(--gutter);
    }
  }
`;

export const SheetHead = styled.div`
  --color-focus: var(--color-deal);
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-5);
  background: var(--color-brand);
  color: var(--color-on-brand);

  ${media.wide} {
    display: none;
  }
`;

export const SheetTitle = styled.p`
  min-width: 0;
  font-size: var(--text-l);
  font-weight: var(--weight-bold);
`;

export const Entries = styled.ul`
  padding-block: var(--space-2);

  ${media.wide} {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: calc(-1 * var(--space-3));
    padding-block: 0;
  }
`;

export const SheetFoot = styled.div`
  display: grid;
  padding: var(--space-3) var(--space-2) max(var(--space-4), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);
  ${menuRows}

  ${media.wide} {
    display: none;
  }
`;
