import { Trans, useLingui } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/money/formatTaka';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { type ChangeEvent, useState } from 'react';
import { readTaka } from '../query/readTaka';

/** What `readTaka` reads, for the browser to check where there is no JavaScript. */
const AMOUNT = '\\s*৳?\\s*[0-9০-৯][0-9০-৯,\\s]*(\\.[0-9০-৯]*)?';

interface OwnRangeProps {
  minPrice?: number;
  maxPrice?: number;
  maxProductPrice?: number;
}

/** Two amounts to type; letters are told of beside them, and stay for the shopper to mend. */
export function OwnRange(props: OwnRangeProps) {
  const { minPrice, maxPrice, maxProductPrice } = props;
  const { t } = useLingui();
  const [shownFor, setShownFor] = useState({ minPrice, maxPrice });
  const [texts, setTexts] = useState(() => textsOf(props));
  const [isChecked, setIsChecked] = useState(false);
  // Another range came from elsewhere: a link, the way back, a range that was picked.
  if (shownFor.minPrice !== minPrice || shownFor.maxPrice !== maxPrice) {
    setShownFor({ minPrice, maxPrice });
    setTexts(textsOf(props));
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
    // In place of the browser's own bubble.
    onInvalid: (event: ChangeEvent<HTMLInputElement>) => {
      event.preventDefault();
      setIsChecked(true);
    },
  });
  return (
    <Fields>
      <TextField label={t`From (৳)`} placeholder="0" {...fieldOf('minPrice')} />
      <TextField
        label={t`Up to (৳)`}
        placeholder={String(Math.ceil(maxProductPrice || 10_000))}
        {...fieldOf('maxPrice')}
      />
      <Button type="submit">
        <Trans>Set price range</Trans>
      </Button>
      {maxProductPrice ? <Dearest amount={formatTaka(maxProductPrice)} /> : null}
    </Fields>
  );
}

const textsOf = ({ minPrice, maxPrice }: OwnRangeProps) => ({
  minPrice: String(minPrice ?? ''),
  maxPrice: String(maxPrice ?? ''),
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
