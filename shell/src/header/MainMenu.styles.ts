import { media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { sheetLook } from './sheetLook';

/** Narrow: a sheet at the start edge, hidden by the browser until opened. Wide: a bar. */
export const Sheet = styled.div`
  ${sheetLook}

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
