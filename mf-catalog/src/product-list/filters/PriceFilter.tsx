import { Trans, useLingui } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { type ChangeEvent, useState } from 'react';
import type { ListFilters } from '../query/ListFilters';
import { PRICE_RANGES, priceRangeOf } from '../query/priceRanges';
import { readTaka } from '../query/readFilters';
import { Choices } from './Choices.styles';
import { FilterGroup } from './FilterGroup';
import { PriceLabel } from './FilterName';

interface PriceFilterProps {
  filters: ListFilters;
  maxProductPrice?: number;
  onToggle: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The price ranges of specification section 9, and two fields for the shopper's own range. */
export function PriceFilter({ filters, maxProductPrice, onToggle }: PriceFilterProps) {
  const { t } = useLingui();
  const range = priceRangeOf(filters);
  const own = range ? {} : filters;
  return (
    <FilterGroup title={t`Price`}>
      {/* Lets `readPrices` see whether the shopper has chosen another range. */}
      <input type="hidden" name="previousPrice" value={range?.id ?? 'own'} />
      <Choices>
        {PRICE_RANGES.map(({ id, min, max }) => (
          <li key={id}>
            <label>
              <input
                type="radio"
                name="price"
                value={id}
                checked={id === range?.id}
                onChange={onToggle}
              />
              <span>
                <PriceLabel minPrice={min} maxPrice={max} />
              </span>
            </label>
          </li>
        ))}
      </Choices>
      <CustomRange
        minPrice={own.minPrice}
        maxPrice={own.maxPrice}
        maxProductPrice={maxProductPrice}
      />
    </FilterGroup>
  );
}

/**
 * Pattern with which a browser checks the amounts, even without JavaScript. `readTaka` accepts all
 * amounts that match.
 */
const AMOUNT = '\\s*৳?\\s*[0-9০-৯][0-9০-৯,\\s]*(\\.[0-9০-৯]*)?';

interface CustomRangeProps {
  minPrice?: number;
  maxPrice?: number;
  maxProductPrice?: number;
}

/** Two fields for amounts. Invalid text stays in its field, with an error beside it. */
function CustomRange(props: CustomRangeProps) {
  const { minPrice, maxPrice, maxProductPrice } = props;
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const [shownFor, setShownFor] = useState({ minPrice, maxPrice });
  const [texts, setTexts] = useState(() => textsOf(props, locale));
  const [isChecked, setIsChecked] = useState(false);
  // If a link, Back or a listed range has changed the URL, the fields show the new amounts.
  if (shownFor.minPrice !== minPrice || shownFor.maxPrice !== maxPrice) {
    setShownFor({ minPrice, maxPrice });
    setTexts(textsOf(props, locale));
    setIsChecked(false);
  }

  const fieldOf = (name: 'minPrice' | 'maxPrice') => ({
    name,
    value: texts[name],
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    pattern: AMOUNT,
    error:
      isChecked && texts[name] !== '' && readTaka(texts[name]) === undefined
        ? t`Please write figures only, for example 250.`
        : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setIsChecked(false);
      setTexts({ ...texts, [name]: target.value });
    },
    // Replaces the browser's error bubble with the field's own message.
    onInvalid: (event: ChangeEvent<HTMLInputElement>) => {
      event.preventDefault();
      setIsChecked(true);
    },
  });
  return (
    <Fields>
      <TextField
        label={t`From (৳)`}
        placeholder={localDigits(0, locale)}
        {...fieldOf('minPrice')}
      />
      <TextField
        label={t`Up to (৳)`}
        placeholder={localDigits(Math.ceil(maxProductPrice || 10_000), locale)}
        {...fieldOf('maxPrice')}
      />
      <Button type="submit">
        <Trans>Set price range</Trans>
      </Button>
      {maxProductPrice ? <Dearest amount={formatTaka(maxProductPrice, locale)} /> : null}
    </Fields>
  );
}

/**
 * Converts the amounts in the URL to the text of the fields, in the digits of the page's language.
 */
const textsOf = ({ minPrice, maxPrice }: CustomRangeProps, locale: string) => ({
  minPrice: localDigits(minPrice ?? '', locale),
  maxPrice: localDigits(maxPrice ?? '', locale),
});

function Dearest({ amount }: { amount: string }) {
  return (
    <Hint>
      <Trans>The highest price here is {amount}.</Trans>
    </Hint>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  align-items: start;
  padding: var(--space-2);

  > button {
    grid-column: 1 / -1;
  }
`;

const Hint = styled.p`
  grid-column: 1 / -1;
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;
