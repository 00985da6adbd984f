import { Trans, useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { formatTaka, percentOff } from '../../contracts/commerce/money';
import { localDigits } from '../../contracts/i18n/localDigits';
import { Badge } from './Badge';
import { VisuallyHidden } from './VisuallyHidden';

type PriceProps = {
  /** Current price, in taka. */
  price: number;
  /** Former price, in taka; shown struck only where it exceeds `price`. */
  comparePrice?: number | null;
  size?: 'medium' | 'large';
  /** Off where a percent-off badge already sits on the picture. */
  hasBadge?: boolean;
};

/**
 * A price, and where it was lowered the old one struck and the percent off (specification section
 * 5). A reduction below one percent shows no badge: "0% off" would be no news.
 */
export function Price({ price, comparePrice, size = 'medium', hasBadge = true }: PriceProps) {
  const { i18n } = useLingui();
  const reduction = percentOff(price, comparePrice);
  if (comparePrice == null || reduction === null) {
    return (
      <Row>
        <Now $size={size}>{formatTaka(price, i18n.locale)}</Now>
      </Row>
    );
  }
  const percent = localDigits(reduction, i18n.locale);
  return (
    <Row>
      <Now $size={size}>{formatTaka(price, i18n.locale)}</Now>
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

// Paragraph, not span: in a card, screen readers then pause between the name and the price.
const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-2);
  row-gap: 2px;
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-snug);
`;

const Now = styled.span<{ $size: 'medium' | 'large' }>`
  font-size: ${({ $size }) => ($size === 'large' ? 'var(--text-2xl)' : 'var(--text-l)')};
  font-weight: var(--weight-bold);
  letter-spacing: var(--tracking-tight);
  white-space: nowrap;
`;

const Before = styled.s`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  white-space: nowrap;
`;
