import * as media from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { sheetStyles } from './sheet.styles';

export const Band = styled.header`
  /* On the dark band, the focus colour of the page would be invisible. */
  --color-focus: var(--color-deal);
  position: relative;
  z-index: var(--z-header);
  background: var(--color-brand);
  color: var(--color-on-brand);
`;

/** Has the same width as the page's content. */
export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: 100%;
  max-width: calc(var(--page-width) + 2 * var(--gutter));
  margin-inline: auto;
  padding: var(--space-2) var(--gutter);

  ${media.belowMedium} {
    /* Aligns the visible menu icon with the gutter. Its target is larger: 44 px. */
    padding-inline-start: calc(var(--gutter) - 11px);
  }
`;

export const MenuToggle = styled.div`
  display: flex;

  ${media.medium} {
    display: none;
  }
`;

export const SellerRow = styled.div`
  display: none;
  gap: var(--space-2);
  margin-inline-start: auto;

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding-inline: var(--space-5);
    border: 1px solid var(--color-on-brand-line-strong);
    border-radius: var(--radius-m);
    color: inherit;
    font-weight: var(--weight-medium);
    text-decoration: none;

    ${media.hover} {
      &:hover {
        background: var(--color-hover);
      }
    }
  }

  a:first-child {
    border-color: var(--color-deal);
    background: var(--color-deal);
    color: var(--color-on-deal);

    ${media.hover} {
      &:hover {
        box-shadow: inset 0 0 0 100vmax var(--color-hover);
      }
    }
  }

  ${media.medium} {
    display: flex;
  }
`;

/** On narrow screens a sheet, on wide screens a row of links below the logo. */
export const Sheet = styled.div`
  ${sheetStyles}

  ${media.medium} {
    position: static;
    display: block;
    width: auto;
    height: auto;
    margin: 0;
    overflow: visible;
    border-block-start: 1px solid var(--color-on-brand-line);
    border-block-end: 0;
    background: none;
    color: inherit;
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
  font-size: var(--text-l);
  font-weight: var(--weight-bold);

  ${media.medium} {
    display: none;
  }
`;

export const Entries = styled.ul`
  --color-focus: var(--color-link);
  padding-block: var(--space-2);

  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding-inline: var(--space-5);
    color: inherit;
    font-weight: var(--weight-medium);
    text-decoration: none;

    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }

  ${media.medium} {
    --color-focus: var(--color-deal);
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-6);
    max-width: calc(var(--page-width) + 2 * var(--gutter));
    margin-inline: auto;
    padding: 0 var(--gutter);

    a {
      padding-inline: 0;
      color: var(--color-on-brand-soft);
    }
  }
`;

export const SellerSheet = styled.div`
  --color-focus: var(--color-link);
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-5) max(var(--space-5), env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--color-line);

  a {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 48px;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-m);
    color: inherit;
    font-weight: var(--weight-medium);
    text-decoration: none;
  }

  a:first-child {
    border-color: var(--color-deal);
    background: var(--color-deal);
    color: var(--color-on-deal);
  }

  ${media.medium} {
    display: none;
  }
`;
