import { Trans, useLingui } from '@lingui/react/macro';
import { Form, useNavigate } from '@marketplace/contracts/router';
import { productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import type { ListQuery } from './readListQuery';

/** The order of a list: a GET form with a button, which JavaScript makes needless. */
export function SortForm({ query }: { query: ListQuery }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { sort, pageNumber: _firstPageAgain, ...kept } = query;
  const orders = [
    // The list's own order: the address then says nothing of it.
    { value: '', label: query.productName ? t`Best match` : t`Newest first` },
    { value: 'price-asc', label: t`Price: low to high` },
    { value: 'price-desc', label: t`Price: high to low` },
    { value: 'rating', label: t`Best rated` },
    { value: 'popular', label: t`Most popular` },
  ];
  return (
    <Row method="get" action={productListPath()}>
      {Object.entries(kept).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <SelectField
        key={sort}
        label={t`Sort by`}
        name="sort"
        options={orders}
        defaultValue={sort === 'newest' ? '' : sort}
        onChange={(event) => void navigate(productListPath({ ...kept, sort: event.target.value }))}
      />
      <noscript>
        <Button type="submit">
          <Trans>Apply</Trans>
        </Button>
      </noscript>
    </Row>
  );
}

const Row = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);

  > div {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;
