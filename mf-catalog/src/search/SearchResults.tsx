import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProductSummary } from '@marketplace/contracts/api/products';
import { formatTaka } from '@marketplace/contracts/money/formatTaka';
import { productPath } from '@marketplace/contracts/routes';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { useEffect } from 'react';
import { Box, List, Option, Status } from './SearchResults.styles';
import type { SearchState } from './useProductSearch';

export const optionId = (listId: string, { uuid }: ProductSummary) => `${listId}-${uuid}`;

interface SearchResultsProps {
  id: string;
  state: SearchState;
  /** The product the arrow keys are at. */
  activeProduct: ProductSummary | undefined;
}

/** The box below the search field. Its options are links: arrow keys reach them too, from the field. */
export function SearchResults({ id, state, activeProduct }: SearchResultsProps) {
  const { t } = useLingui();
  const activeId = activeProduct && optionId(id, activeProduct);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const isFound = state.status === 'found';
  return (
    // A press must not take the focus from the field: losing it closes the box before the click.
    <Box hidden={state.status === 'closed'} onMouseDown={(event) => event.preventDefault()}>
      <Status role="status">
        {state.status === 'searching' && <Trans>Searching…</Trans>}
        {state.status === 'nothing' && <Trans>No Product Found</Trans>}
        {isFound && (
          <VisuallyHidden>
            <Plural value={state.products.length} one="# product" other="# products" />
          </VisuallyHidden>
        )}
      </Status>
      <List id={id} role="listbox" aria-label={t`Matching products`} hidden={!isFound}>
        {isFound &&
          state.products.map((product) => (
            <Option
              key={product.uuid}
              id={optionId(id, product)}
              to={productPath(product.handle)}
              role="option"
              aria-selected={product === activeProduct}
            >
              <Picture smallImageUrl={product.imageUrls[0]?.smallImageUrl} alt="" sizes="48px" />
              <span>{product.name}</span>
              <b>{formatTaka(product.price)}</b>
            </Option>
          ))}
      </List>
    </Box>
  );
}
