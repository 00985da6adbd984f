import { Trans, useLingui } from '@lingui/react/macro';
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
      <Input
        id="header-search"
        type="search"
        name="productName"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t`Search fish, fruits, sarees…`}
      />
      <Submit type="submit" aria-label={t`Search`}>
        <Icon name="search" />
      </Submit>
    </Root>
  );
}

const Root = styled(Form)`
  display: flex;
  height: 48px;
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-ink);
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  padding-inline: var(--space-4);
  border: 0;
  border-radius: var(--radius-m) 0 0 var(--radius-m);
  background: transparent;
  font-size: max(16px, var(--text-m));
  appearance: none;

  &::placeholder {
    color: var(--color-ink-soft);
    opacity: 1;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Submit = styled.button`
  display: grid;
  place-items: center;
  width: 52px;
  border: 0;
  border-radius: 0 var(--radius-m) var(--radius-m) 0;
  background: none;
  color: var(--color-link);
  cursor: pointer;
`;
