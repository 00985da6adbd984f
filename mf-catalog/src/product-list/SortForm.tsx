import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { HiddenFilters } from './filters/HiddenFilters';
import { ApplyButtonIsland } from './islands';
import type { ListPlace } from './ProductList';
import type { ListFilters } from './query/ListFilters';

interface SortFormProps {
  filters: ListFilters;
  pathFor: ListPlace['pathFor'];
}

/** The order of a list: a GET form with a button, which JavaScript makes needless. */
export function SortForm({ filters, pathFor }: SortFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { sort = '', ...kept } = filters;
  const orders = [
    // The list's own order: the address then says nothing of it.
    ...(filters.productName ? [{ value: '', label: t`Best match` }] : []),
    { value: filters.productName ? 'newest' : '', label: t`Newest first` },
    { value: 'price-asc', label: t`Price: low to high` },
    { value: 'price-desc', label: t`Price: high to low` },
    { value: 'rating', label: t`Best rated` },
    { value: 'popular', label: t`Most popular` },
  ];
  return (
    <Row method="get" action={pathFor({})}>
      <HiddenFilters {...kept} />
      <SelectField
        key={sort}
        label={t`Sort by`}
        name="sort"
        options={orders}
        defaultValue={sort}
        onChange={({ target }) =>
          void navigate(pathFor({ ...kept, sort: target.value }), { preventScrollReset: true })
        }
      />
      <noscript>
        <ApplyButtonIsland height={44} own={{}} />
      </noscript>
    </Row>
  );
}

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);

  > div {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;
