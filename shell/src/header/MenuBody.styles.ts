import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { menuRows } from '../menus/menuRows';

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
