import { useLingui } from '@lingui/react/macro';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { Form, useLocation } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { searchBarStyles } from '@marketplace/contracts/ui/SearchBar.styles';

/**
 * A search as a form that sends a GET request. It works without JavaScript. A change of page clears
 * the field (specification section 4).
 * @param role `search` if the form is a landmark, as in the page's header
 */
export function SearchForm({ role }: { role?: 'search' }) {
  const { t } = useLingui();
  const { key } = useLocation();
  return (
    <SearchBar key={key} role={role} action={productListPath()} method="get">
      <input
        type="search"
        name="productName"
        aria-label={t`Search products`}
        // The API rejects longer texts.
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t`Search fish, fruits, sarees…`}
      />
      <button type="submit" aria-label={t`Search`}>
        <Icon shape={moreIcons.search} />
      </button>
    </SearchBar>
  );
}

const SearchBar = styled(Form)`
  ${searchBarStyles}
`;
