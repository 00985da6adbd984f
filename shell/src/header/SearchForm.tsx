import { Trans, useLingui } from '@lingui/react/macro';
import { searchBarLook } from '@marketplace/contracts/design/searchBarLook';
import { Form, useLocation } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';

/**
 * Search as a plain GET form: what the header shows while the catalogue's search box is not there,
 * and all that is needed without JavaScript. A change of page clears it (specification section 4).
 */
export function SearchForm() {
  const { t } = useLingui();
  const { key } = useLocation();
  return (
    <Root key={key} role="search" action={productListPath()} method="get">
      <VisuallyHidden as="label" htmlFor="header-search">
        <Trans>Search products</Trans>
      </VisuallyHidden>
      <input
        id="header-search"
        type="search"
        name="productName"
        // As much as the search call takes.
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t`Search fish, fruits, sarees…`}
      />
      <button type="submit" aria-label={t`Search`}>
        <Icon name="search" />
      </button>
    </Root>
  );
}

const Root = styled(Form)`
  ${searchBarLook}
`;
