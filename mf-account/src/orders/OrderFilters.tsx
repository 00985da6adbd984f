import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_SEARCH } from '@marketplace/contracts/api/typedText';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Form } from '@marketplace/contracts/router';
import { ordersPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { STATUS_MESSAGES } from './OrderStatus';
import type { OrderFilter } from './orderFilter';

interface OrderFiltersProps {
  filter: OrderFilter;
  /** Years in which the customer has placed orders, the latest first. */
  years: readonly number[];
}

/** Form that filters the list of orders through the URL. Also works without JavaScript. */
export function OrderFilters({ filter, years }: OrderFiltersProps) {
  const { t, i18n } = useLingui();
  const { search, status, year } = filter;
  // The URL may name a year without orders, which the field must show too.
  const offered = year === undefined || years.includes(year) ? years : [year, ...years];
  return (
    // The key resets the fields if a link changes the filter.
    <Fields
      key={JSON.stringify(filter)}
      method="get"
      action={ordersPath()}
      role="search"
      aria-label={t`Search your orders`}
    >
      <TextField
        name="search"
        type="search"
        label={t`Search your orders`}
        placeholder={t`Number, product or shop`}
        defaultValue={search}
        maxLength={MAX_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
      />
      <SelectField
        name="status"
        label={t`Status`}
        placeholder={t`All`}
        defaultValue={status ?? ''}
        options={Object.entries(STATUS_MESSAGES).map(([value, message]) => ({
          value,
          label: i18n._(message),
        }))}
      />
      <SelectField
        name="year"
        label={t`Year`}
        placeholder={t`All`}
        defaultValue={year === undefined ? '' : String(year)}
        options={offered.map((each) => ({
          value: String(each),
          label: localDigits(each, i18n.locale),
        }))}
      />
      <Button type="submit">
        <Trans>Show orders</Trans>
      </Button>
    </Fields>
  );
}

const Fields = styled(Form)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: var(--space-3);

  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }

  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) 150px 120px auto;

    > :first-child,
    > :last-child {
      grid-column: auto;
    }
  }

  @media print {
    display: none;
  }
`;
