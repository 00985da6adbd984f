import { Trans, useLingui } from '@lingui/react/macro';
import { oneLine } from '@marketplace/contracts/api/typedText';
import { Form, useNavigate } from '@marketplace/contracts/router';
import { shopListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { type FormEvent, useEffect, useRef } from 'react';
import type { ShopQuery } from './shopRequests';

/**
 * The form for the name and the sort order of the shop list. It is a GET form, so it works without
 * JavaScript. With JavaScript, empty fields do not appear in the URL, and a new sort order applies
 * immediately.
 */
export function ShopListForm({ query }: { query: ShopQuery }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { shopName = '', sort = '' } = query;
  const shown = useRef({ shopName, sort });
  // Updates the fields after Back or a link. Writes into the current fields instead of rendering
  // new ones, because new fields would not have the focus. Writes only if the query has changed,
  // because text that was typed before hydration must stay. Compares values instead of objects,
  // because Back can give an equal query in a new object.
  useEffect(() => {
    const next = { shopName: query.shopName ?? '', sort: query.sort ?? '' };
    if (shown.current.shopName === next.shopName && shown.current.sort === next.sort) return;
    shown.current = next;
    for (const [name, value] of Object.entries(next)) {
      const field = form.current?.elements.namedItem(name);
      if (field && 'value' in field) field.value = value;
    }
  }, [query]);
  const show = (filled: HTMLFormElement) => {
    const given = new FormData(filled);
    const textOf = (name: string) => String(given.get(name) ?? '');
    shown.current = { shopName: textOf('shopName'), sort: textOf('sort') };
    void navigate(shopListPath({ ...shown.current, shopName: oneLine(shown.current.shopName) }));
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    show(event.currentTarget);
  };
  return (
    <Row
      ref={form}
      role="search"
      aria-label={t`Shops`}
      method="get"
      action={shopListPath()}
      onSubmit={handleSubmit}
    >
      <TextField
        type="search"
        name="shopName"
        label={t`Name of the shop`}
        defaultValue={shopName}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">
        <Trans>Search</Trans>
      </Button>
      <SelectField
        label={t`Sort by`}
        name="sort"
        defaultValue={sort}
        options={[
          // The value '' is the default order, which the URL leaves out.
          { value: '', label: t`Most products` },
          { value: 'rating', label: t`Best rated` },
          { value: 'name', label: t`Name` },
          { value: 'newest', label: t`Newest first` },
        ]}
        onChange={({ target }) => target.form && show(target.form)}
      />
    </Row>
  );
}

// On phones, the sort order has its own row. The rule selects the sort order by its position, and
// all fields are aligned at the top, so that nothing moves while the document is still streaming.
const Row = styled(Form)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-3);

  > :nth-child(3) {
    grid-column: 1 / -1;
  }

  > button {
    align-self: end;
    min-height: 48px;
  }

  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) auto minmax(180px, 25%);

    > :nth-child(3) {
      grid-column: auto;
    }
  }
`;
