import { useLingui } from '@lingui/react/macro';
import * as media from '@marketplace/contracts/design/breakpoints';
import { Region } from '@marketplace/contracts/rendering';
import { useNavigate } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { useState } from 'react';
import { HiddenFilters } from './filters/HiddenFilters';
import type { ListRoute } from './ProductList';
import { filtersOf, type ListQuery } from './query/ListFilters';

interface SortFormProps {
  query: ListQuery;
  pathFor: ListRoute['pathFor'];
}

/** The sort order of a list: a GET form. Its button is shown only without JavaScript. */
export function SortForm({ query, pathFor }: SortFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const filters = filtersOf(query);
  const { sort = '', ...kept } = filters;
  const [shown, setShown] = useState({ query, sort });
  // A new query object means that a navigation has ended. The field then shows the sort order of
  // the new query, even if the visitor has chosen another order whose list was never rendered.
  if (shown.query !== query) setShown({ query, sort });
  const orders = [
    // The value '' is the default order, which the URL leaves out.
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
        label={t`Sort by`}
        name="sort"
        options={orders}
        value={shown.sort}
        onChange={({ target }) => {
          setShown({ query, sort: target.value });
          void navigate(pathFor({ ...kept, sort: target.value }), { preventScrollReset: true });
        }}
      />
      <noscript>
        <Region when="interaction" load={loadApplyButton} />
      </noscript>
    </Row>
  );
}

/**
 * Only the server renders this button, because a browser with scripts ignores the content of
 * `<noscript>`.
 */
const loadApplyButton = () =>
  import(/* webpackChunkName: "apply-button" */ './ApplyButton').then((it) => it.ApplyButton);

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);

  > div {
    flex: 1 1 8rem;
    min-width: 0;
  }

  /* Hides the label, because the chosen order explains itself and the products need the room. */
  ${media.belowMedium} {
    label {
      position: absolute;
      clip-path: inset(50%);
    }

    select {
      min-height: var(--target);
      padding-block: 0;
    }
  }
`;
