import { Trans, useLingui } from '@lingui/react/macro';
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
  /** Former price, in taka; shown struck only where it exceeds `price`. */
  comparePrice?: number | null;
  /** Price of the cheapest variant, if variants differ in price. */
  lowestPrice?: number;
  /** Amount that `price` is for, if known. */
  measure?: Amount;
  size?: 'medium' | 'large';
  /** Says what a kilo, a litre or a piece costs. */
  hasUnitPrice?: boolean;
  /** Off where a percent-off badge already sits on the picture. */
  hasBadge?: boolean;
};

/**
 * A price, and where it was lowered the old one struck and the percent off (specification section
 * 5), and what it is for: `৳23.00 / 500 g`. A reduction below one percent shows no badge: "0% off"
 * would be no news. The large one also says what a kilo, a litre or a piece costs.
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
  const { i18n } = useLingui();
  // Measure and former price are those of `price`.
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
        <VisuallyHidden>
          <Trans>Old price:</Trans>{' '}
        </VisuallyHidden>
        {formatTaka(comparePrice, i18n.locale)}
      </Before>
      {hasBadge && reduction > 0 && (
        <Badge $tone="deal">
          <Trans>{percent}% off</Trans>
        </Badge>
      )}
    </Row>
  );
}

function From({ price }: { price: number }) {
  const { i18n } = useLingui();
  const from = formatTaka(price, i18n.locale);
  return (
    <Lowest $size="medium">
      <Trans>From {from}</Trans>
    </Lowest>
  );
}

function UnitPrice({ price, measure }: { price: number; measure: Amount }) {
  const { i18n } = useLingui();
  const inWords = useUnitPriceWords();
  const one = unitPrice(price, measure);
  return (
    one &&
    ` · ${inWords(one.per, `${one.isAbout ? '≈ ' : ''}${formatTaka(one.price, i18n.locale)}`)}`
  );
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

// Paragraph, not span: in a card, screen readers then pause between the name and the price.
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
  /* Wide digits in large text beside a picture have no room on a small screen. */
  min-width: 0;
  overflow-wrap: break-word;
`;

// On the narrowest cards the word and a price of four figures need two lines.
const Lowest = styled(Now)`
  white-space: normal;
`;

const Before = styled.s`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  white-space: nowrap;
`;
