import { useLingui } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';

type SummaryLineProps = {
  name: string;
  /** Language of the name; `undefined` if it is the page's language. */
  nameLanguage: string | undefined;
  /** The chosen option values; empty if the product has no variants. */
  variant: string[];
  smallImageUrl: string | null | undefined;
  quantity: number;
  /** Price of one piece, in taka. */
  unitPrice: number;
  /** Price of all pieces, in taka. */
  total: number;
};

/** One item of an order or a cart, rendered as a list item. */
export function SummaryLine(props: SummaryLineProps) {
  const { i18n } = useLingui();
  const { name, nameLanguage, variant, smallImageUrl, quantity, unitPrice, total } = props;
  const price = formatTaka(unitPrice, i18n.locale);
  return (
    <Line>
      <Frame>
        <Picture smallImageUrl={smallImageUrl} alt="" />
      </Frame>
      <Facts>
        <span lang={nameLanguage}>{name}</span>
        {variant.length > 0 && <small>{variant.join(' / ')}</small>}
        <small>{`${localDigits(quantity, i18n.locale)} × ${price}`}</small>
      </Facts>
      <Sum>{formatTaka(total, i18n.locale)}</Sum>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: var(--space-3);
`;

const Frame = styled.div`
  overflow: hidden;
  align-self: start;
  border-radius: var(--radius-s);
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  font-size: var(--text-s);
  line-height: var(--leading-snug);
  text-wrap: pretty;

  small {
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
    font-variant-numeric: tabular-nums;
  }
`;

const Sum = styled.p`
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
`;
