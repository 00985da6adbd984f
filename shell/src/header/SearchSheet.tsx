import { useLingui } from '@lingui/react/macro';
import { breakpoints, media } from '@marketplace/contracts/design/breakpoints';
import styled from '@marketplace/contracts/styled';
import { IconButton } from '@marketplace/contracts/ui/IconButton';
import { RemoteWidget } from '../composition/RemoteWidget';
import { NarrowOnly } from './NarrowOnly';
import { SearchForm } from './SearchForm';
import { useSheet } from './useSheet';

/** Ties the search toggle to the search, also without JavaScript. */
export const SEARCH_SHEET_ID = 'search';

/** The search, once in the page: a part of the header, or below 1150 px an overlay (specification 2). */
export function SearchSheet() {
  const { t } = useLingui();
  const sheet = useSheet({ label: t`Search`, wideFrom: breakpoints.wide, focusFirst: 'input' });
  return (
    <Root id={SEARCH_SHEET_ID} {...sheet}>
      <RemoteWidget remote="mf_catalog" module="SearchBox" fallback={<SearchForm />} />
      <NarrowOnly>
        <IconButton
          icon="close"
          label={t`Close search`}
          popoverTarget={SEARCH_SHEET_ID}
          popoverTargetAction="hide"
        />
      </NarrowOnly>
    </Root>
  );
}

const Root = styled.div`
  border: 0;
  padding: var(--space-2) var(--gutter) var(--space-3);
  background: var(--color-brand);
  color: var(--color-on-brand);

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  &:popover-open {
    position: fixed;
    inset: 0 0 auto;
    display: flex;
    align-items: center;
    gap: var(--space-1);
    width: 100%;
    max-width: none;
    margin: 0;
    padding-block-start: max(var(--space-2), env(safe-area-inset-top));
    /* What is found drops below it. */
    overflow: visible;
    box-shadow: var(--shadow-3);
  }

  &::backdrop {
    background: var(--color-overlay);
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
