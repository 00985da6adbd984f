import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate } from '@marketplace/contracts/router';
import { productListPath, productPath } from '@marketplace/contracts/routes';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Root } from './SearchForm.styles';
import { optionId, SearchResults } from './SearchResults';
import { useProductSearch } from './useProductSearch';

/** Search with suggestions; a change of page starts it afresh (specification section 4). */
export function SearchForm() {
  const { key } = useLocation();
  return <OneSearch key={key} />;
}

function OneSearch() {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { state, search, close } = useProductSearch();
  const [active, setActive] = useState(-1);
  const products = state.status === 'found' ? state.products : [];
  const activeProduct = products[active];
  const listId = `${id}-results`;

  const handleText = (text: string) => {
    setActive(-1);
    search(text);
  };
  // What was typed before the code came is searched for now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the box comes alive.
  useEffect(() => {
    if (input.current?.value) handleText(input.current.value);
  }, []);

  const handleKey = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && products.length > 0) {
      event.preventDefault();
      // One place before the first product is the text field itself.
      const places = products.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter' && activeProduct) {
      event.preventDefault();
      void navigate(productPath(activeProduct.handle));
    } else if (event.key === 'Escape') {
      close();
      setActive(-1);
    }
  };
  const handleBlur = (event: FocusEvent<HTMLFormElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <Root
      role="search"
      action={productListPath()}
      method="get"
      onBlur={handleBlur}
      onKeyDown={handleKey}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        <Trans>Search products</Trans>
      </VisuallyHidden>
      <input
        ref={input}
        id={id}
        type="search"
        name="productName"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t`Search fish, fruits, sarees…`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={state.status === 'found'}
        aria-controls={listId}
        aria-activedescendant={activeProduct && optionId(listId, activeProduct)}
        onChange={(event) => handleText(event.target.value)}
      />
      <button type="submit" aria-label={t`Search`}>
        <Icon name="search" />
      </button>
      <SearchResults id={listId} state={state} activeProduct={activeProduct} />
    </Root>
  );
}
