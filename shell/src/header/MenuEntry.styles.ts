import * as media from '@marketplace/contracts/design/breakpoints';
import styled, { css } from '@marketplace/contracts/styled';
import { menuRows } from '../menus/menu.styles';

/** An entry of the first level: a row of the sheet, a word of the bar. */
const entry = css`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 48px;
  padding-inline: var(--space-5);
  color: inherit;
  font-weight: var(--weight-medium);
  text-decoration: none;

  ${media.wide} {
    padding-inline: var(--space-3);
  }

  ${media.hover} {
    &:hover {
      color: var(--color-link);
    }
  }
`;

export const Plain = styled.div`
  > * {
    ${entry}
  }
`;

export const Top = styled.div<{ $isMega: boolean }>`
  summary {
    ${entry}
    justify-content: space-between;
  }

  ${media.wide} {
    ${({ $isMega }) => !$isMega && 'position: relative;'}

    details[open] > summary {
      color: var(--color-link);
      box-shadow: inset 0 -3px var(--color-link);
    }
  }
`;

const panel = css`
  padding-block-end: var(--space-3);
  font-size: var(--text-s);
  ${menuRows}

  :is(a, p) {
    padding-inline: var(--space-8);

    ${media.wide} {
      padding-inline: var(--space-3);
    }
  }

  ${media.wide} {
    position: absolute;
    z-index: var(--z-popover);
    inset-block-start: 100%;
    padding: var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: 0 0 var(--radius-m) var(--radius-m);
    background: var(--color-surface);
    box-shadow: var(--shadow-3);
  }
`;

/** A dropdown of one column, below its word. */
export const Rows = styled.ul`
  ${panel}

  ${media.wide} {
    inset-inline-start: 0;
    min-width: 240px;
  }
`;

/** The mega-menu: as wide as the page, a column per entry of the second level. */
export const Columns = styled.ul`
  ${panel}

  ${media.wide} {
    inset-inline: var(--gutter);
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
    gap: var(--space-4) var(--space-2);
    padding: var(--space-4) var(--space-2);
  }
`;

export const Branch = styled.div<{ $isHeading: boolean }>`
  ${({ $isHeading }) => $isHeading && 'font-weight: var(--weight-bold);'}
`;

export const Leaves = styled.ul`
  color: var(--color-ink-soft);
`;

export const SeeAll = styled.li`
  color: var(--color-link);
  font-weight: var(--weight-medium);

  ${media.wide} {
    grid-column: 1 / -1;
    border-block-start: 1px solid var(--color-line);
    padding-block-start: var(--space-2);
  }
`;
