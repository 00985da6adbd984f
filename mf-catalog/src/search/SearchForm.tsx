import { Trans, useLingui } from '@lingui/react/macro';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { Form, useLocation, useNavigate } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { searchBarStyles } from '@marketplace/contracts/ui/SearchBar.styles';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { nextOption, optionPaths } from './resultOptions';
import { optionId, SearchResults } from './SearchResults';
import { recordSearch } from './searchHistory';
import { type PopularSearches, useOfferedSearches } from './useOfferedSearches';
import { useOutsidePress } from './useOutsidePress';
import { useProductSearch } from './useProductSearch';

/** The search field with suggestions. A navigation resets it (specification section 4). */
export function SearchForm() {
  const { key } = useLocation();
  const popular: PopularSearches = useRef(undefined);
  return <OneSearch key={key} popular={popular} />;
}

function OneSearch({ popular }: { popular: PopularSearches }) {
  const { t } = useLingui();
  const id = useId();
  const listId = `${id}-results`;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { state, search, close } = useProductSearch();
  const { offered, offer, hide } = useOfferedSearches(popular);
  const [active, setActive] = useState(-1);
  const paths = optionPaths(state);
  const isOpen = state.status !== 'closed' || offered !== undefined;

  const closeAll = () => {
    close();
    hide();
    setActive(-1);
  };
  useOutsidePress(form, isOpen, closeAll);

  const handleText = (text: string) => {
    closeAll();
    search(text);
  };
  /**
   * Opens the results for the text in the field. If the field is empty, opens the recent and
   * popular searches.
   */
  const open = () => {
    if (isOpen) return;
    if (input.current?.value.trim()) search(input.current.value);
    else offer();
  };
  const remember = () => void recordSearch(input.current?.value ?? '');

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Ignores keys while an input method composes a word. Safari reports this only by key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const index = nextOption(event.key, active, paths.length);
    const path = paths[active];
    if (index !== undefined) {
      event.preventDefault();
      setActive(index);
    } else if (event.key === 'Enter' && path) {
      event.preventDefault();
      remember();
      void navigate(path);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      open();
      panel.current?.querySelector('a')?.focus();
    }
  };
  const handleEscape = (event: KeyboardEvent) => {
    // If nothing is open, leaves the key to the browser, which clears the field or closes a phone's
    // sheet.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || !isOpen) return;
    event.preventDefault();
    input.current?.focus();
    closeAll();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    // If the whole window lost the focus, everything stays open, because the field has the focus
    // again when the shopper returns.
    if (document.activeElement === input.current) return;
    if (!currentTarget.contains(relatedTarget)) closeAll();
  };

  return (
    <Root
      ref={form}
      role="search"
      action={productListPath()}
      method="get"
      onSubmit={remember}
      onBlur={handleBlur}
      onKeyDown={handleEscape}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        <Trans>Search products</Trans>
      </VisuallyHidden>
      <input
        ref={input}
        id={id}
        type="search"
        name="productName"
        // Maximum length that the search call accepts.
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t`Search fish, fruits, sarees…`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={state.status === 'found'}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
        onChange={(event) => handleText(event.target.value)}
        onFocus={open}
        onClick={open}
        onKeyDown={handleKey}
      />
      <button type="submit" aria-label={t`Search`}>
        <Icon shape={moreIcons.search} />
      </button>
      <SearchResults id={listId} state={state} active={active} onPick={remember}>
        {offered && (
          <offered.Panel
            ref={panel}
            popular={offered.popular}
            onPick={recordSearch}
            onLeave={(isEmpty) => {
              input.current?.focus();
              if (isEmpty) hide();
            }}
          />
        )}
      </SearchResults>
    </Root>
  );
}

const Root = styled(Form)`
  position: relative;
  ${searchBarStyles}
`;
