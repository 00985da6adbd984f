import { useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import * as icons from '@marketplace/contracts/design/icons';
import styled from '@marketplace/contracts/styled';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { remoteWidget } from '../federation/remoteWidget';
import { SearchForm } from '../page/SearchForm';
import { coverStyles, NarrowOnly } from './sheet.styles';
import { useSheet } from './useSheet';

/** Id by which the search button opens the search without JavaScript. */
export const SEARCH_SHEET_ID = 'search';

/**
 * The search: part of the header or, below 1150 px, an overlay (specification section 2). The
 * elements are the same in both cases.
 */
export function SearchSheet() {
  const { t } = useLingui();
  const sheet = useSheet({ label: t`Search`, wideFrom: breakpoints.wide, focusFirst: 'input' });
  return (
    <Root id={SEARCH_SHEET_ID} {...sheet}>
      <SearchBox />
      <NarrowOnly>
        <IconButton
          icon={icons.close}
          label={t`Close search`}
          popoverTarget={SEARCH_SHEET_ID}
          popoverTargetAction="hide"
        />
      </NarrowOnly>
    </Root>
  );
}

// The form is used without JavaScript, and until a remote's search box has loaded.
const SearchBox = remoteWidget('SearchBox', <SearchForm role="search" />);

const Root = styled.div`
  ${coverStyles}
  padding: var(--space-2) var(--gutter) var(--space-3);
  background: var(--color-brand);
  color: var(--color-on-brand);

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  &:is(:popover-open, [data-open]) {
    position: fixed;
    inset: 0 0 auto;
    display: flex;
    align-items: center;
    gap: var(--space-1);
    width: 100%;
    max-width: none;
    margin: 0;
    padding-block-start: max(var(--space-2), env(safe-area-inset-top));
    /* The suggestions are below the field, outside this element. */
    overflow: visible;
    box-shadow: var(--shadow-3);
  }

  ${media.wide} {
    position: static;
    display: block;
    width: auto;
    height: auto;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
