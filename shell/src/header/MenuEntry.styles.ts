import * as media from '@marketplace/contracts/design/breakpoints';
import styled, { css } from '@marketplace/contracts/styled';
import { menuRows } from '../menus/menu.styles';

/** Style of a top-level entry: a row in the sheet, or a word in the bar. */
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

export const Top = styled.div`
  summary {
    ${entry}
    justify-content: space-between;
  }

  ${media.wide} {
    details[open] > summary {
      color: var(--color-link);
      box-shadow: inset 0 -3px var(--color-link);
    }
  }
`;

/**
 * Size of the picture in an open dropdown, px. An entry without a picture reserves this space too.
 */
export const MENU_PICTURE = { width: 240, height: 180 } as const;

/**
 * Entries below a top-level entry. In the sheet, they are rows. On wide screens, they are a
 * mega-menu across the page, with up to three columns and a picture at the end. The columns fill
 * from top to bottom, which is also the order of the arrow keys.
 */
export const Branches = styled.ul`
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
    inset-inline: var(--gutter);
    min-height: calc(${MENU_PICTURE.height}px + 2 * var(--space-4));
    padding: var(--space-4);
    padding-inline-end: calc(${MENU_PICTURE.width}px + 2 * var(--space-4));
    border: 1px solid var(--color-line);
    border-radius: 0 0 var(--radius-m) var(--radius-m);
    background: var(--color-surface);
    box-shadow: var(--shadow-3);
    columns: 3 12rem;

    > li {
      break-inside: avoid;
    }
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
    margin-block-start: var(--space-2);
    border-block-start: 1px solid var(--color-line);
    padding-block-start: var(--space-2);
    column-span: all;
  }
`;
