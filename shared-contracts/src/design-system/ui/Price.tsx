import { useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import type { Measure as Amount } from '../../contracts/api/measure';
import { formatTaka, percentOff } from '../../contracts/commerce/money';
import { type ComparedUnit, unitPrice } from '../../contracts/commerce/unitPrice';
import { localDigits } from '../../contracts/i18n/localDigits';
import { Badge } from './Badge';
import { Measure } from './Measure';
import { VisuallyHidden } from './VisuallyHidden';

type PriceProps = {
  /** Current price, in taka. */
  price: number;
  /** Former price in taka; shown struck through only if it exceeds `price`. */
  comparePrice?: number | null;
  /** Price of the cheapest variant; left out if all variants cost the same. */
  lowestPrice?: number;
  /** Quantity that `price` buys, if known. */
  measure?: Amount;
  size?: 'medium' | 'large';
  /** True to show the price per kilo, litre or piece. */
  hasUnitPrice?: boolean;
  /** True to show the percent off; false if a badge on the picture already shows it. */
  hasBadge?: boolean;
};

/**
 * A price with its measure, e.g. `৳23.00 / 500 g`. A reduced price also shows the former price and,
 * unless it rounds to 0%, the percent off (specification section 5). The large variant adds the
 * price per kilo, litre or piece. If a variant costs less than `price`, only the lowest price is
 * shown, after the word From. If other variants cost more, From precedes a `price` without a
 * measure.
 */
export function Price({
  price,
  comparePrice,
  lowestPrice,
  measure,
  size = 'medium',
  hasUnitPrice = size === 'large',
  hasBadge = true,
}: PriceProps) {
  const { i18n, t } = useLingui();
  // `measure` and `comparePrice` belong to `price`, so they are not shown beside `lowestPrice`.
  if (lowestPrice !== undefined && lowestPrice !== price) {
    return (
      <Row>
        <From price={lowestPrice} />
      </Row>
    );
  }
  const now = (
    <>
      {lowestPrice !== undefined && !measure ? (
        <From price={price} />
      ) : (
        <Now $size={size}>{formatTaka(price, i18n.locale)}</Now>
      )}
      {measure && (
        <small>
          <Measure {...measure} />
          {hasUnitPrice && <UnitPrice price={price} measure={measure} />}
        </small>
      )}
    </>
  );
  const reduction = percentOff(price, comparePrice);
  if (comparePrice == null || reduction === null) return <Row>{now}</Row>;
  const percent = localDigits(reduction, i18n.locale);
  return (
    <Row>
      {now}
      <Before>
        <VisuallyHidden>{`${t`Old price:`} `}</VisuallyHidden>
        <span>{formatTaka(comparePrice, i18n.locale)}</span>
      </Before>
      {hasBadge && reduction > 0 && <Badge $tone="deal">{t`${percent}% off`}</Badge>}
    </Row>
  );
}

function From({ price }: { price: number }) {
  const { i18n, t } = useLingui();
  const from = formatTaka(price, i18n.locale);
  return <Now $size="medium">{t`From ${from}`}</Now>;
}

function UnitPrice({ price, measure }: { price: number; measure: Amount }) {
  const { i18n } = useLingui();
  const inWords = useUnitPriceWords();
  const one = unitPrice(price, measure);
  if (!one) return null;
  const amount = `${one.isAbout ? '≈ ' : ''}${formatTaka(one.price, i18n.locale)}`;
  return <span>{` · ${inWords(one.per, amount)}`}</span>;
}

function useUnitPriceWords() {
  const { t } = useLingui();
  return (per: ComparedUnit, amount: string): string => {
    switch (per) {
      case 'kg':
        return t`${amount} per kg`;
      case 'l':
        return t`${amount} per litre`;
      case 'piece':
        return t`${amount} per piece`;
      case 'pair':
        return t`${amount} per pair`;
      case 'bundle':
        return t`${amount} per bundle`;
      case 'serving':
        return t`${amount} per serving`;
    }
  };
}

// A paragraph, so that screen readers pause between name and price.
const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-2);
  row-gap: 2px;
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-snug);

  small {
    color: var(--color-ink-soft);
    font-size: var(--text-s);

    &::before {
      content: '/ ';
    }
  }
`;

const Now = styled.span<{ $size: 'medium' | 'large' }>`
  font-size: ${({ $size }) => ($size === 'large' ? 'var(--text-2xl)' : 'var(--text-l)')};
  font-weight: var(--weight-bold);
  letter-spacing: var(--tracking-tight);
  /* Lets a price wrap, because large Bangla digits are too wide for a small screen. */
  min-width: 0;
  overflow-wrap: break-word;
`;

const Before = styled.s`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  white-space: nowrap;
`;
