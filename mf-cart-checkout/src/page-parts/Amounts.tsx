import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import styled from '@marketplace/contracts/styled';
import { Stack } from '@marketplace/contracts/ui/Stack';
import type { ReactNode } from 'react';

type AmountsProps = {
  /** Total of the items without delivery, in taka. */
  subtotal: number;
  /** In taka; `undefined` if the API states the charge only after the order. */
  deliveryCharge: number | undefined;
  /** Discount of the promo code, in taka. Not shown if it is 0. */
  discount?: { code: string; discount: number };
  /** In taka. */
  total: number;
  /**
   * True if delivery charge and total are the highest possible, because the district is unknown.
   */
  isMost?: boolean;
  /**
   * True if scripts will replace these sums by the sums for the district. Then the hint about lower
   * charges is shown only without JavaScript. With scripts it would disappear and cause a layout
   * shift.
   */
  isKnownToScripts?: boolean;
  /** Number of parcels. Each shop sends one parcel and charges for its delivery. */
  parcelCount: number;
};

/** Shows subtotal, delivery charge, discount and total in rows, with the amounts in one column. */
export function Amounts(props: AmountsProps) {
  const { i18n } = useLingui();
  const { subtotal, deliveryCharge, discount, total, isMost = false, parcelCount } = props;
  const code = discount?.code;
  const list = (
    <List>
      <Amount name={<Trans>Subtotal</Trans>}>{formatTaka(subtotal, i18n.locale)}</Amount>
      <Amount name={<Plural value={parcelCount} one="Delivery" other="Delivery of # parcels" />}>
        {deliveryCharge === undefined ? (
          <Trans>shown on your order</Trans>
        ) : deliveryCharge === 0 && parcelCount > 0 ? (
          <Trans>Free</Trans>
        ) : (
          <Sum taka={deliveryCharge} isMost={isMost} />
        )}
      </Amount>
      {discount && discount.discount > 0 && (
        <Amount name={<Trans>Discount {code}</Trans>}>
          {formatTaka(-discount.discount, i18n.locale)}
        </Amount>
      )}
      <Amount name={<Trans>Total</Trans>} isTotal>
        <Sum taka={total} isMost={isMost} />
      </Amount>
    </List>
  );
  if (!isMost) return list;
  const hint = (
    <Hint>
      <Trans>Delivery costs less within a shop’s own district.</Trans>
    </Hint>
  );
  return (
    <Stack $gap={2}>
      {list}
      {props.isKnownToScripts ? <noscript>{hint}</noscript> : hint}
    </Stack>
  );
}

function Sum({ taka, isMost }: { taka: number; isMost: boolean }) {
  const { i18n } = useLingui();
  const amount = formatTaka(taka, i18n.locale);
  return isMost ? <Trans>up to {amount}</Trans> : <span>{amount}</span>;
}

function Amount({
  name,
  isTotal = false,
  children,
}: {
  name: ReactNode;
  isTotal?: boolean;
  children: ReactNode;
}) {
  return (
    <Row $isTotal={isTotal}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Row>
  );
}

const List = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
`;

const Row = styled.div<{ $isTotal: boolean }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);

  ${({ $isTotal }) =>
    $isTotal
      ? `padding-block-start: var(--space-3);
         border-block-start: 1px solid var(--color-line);
         font-size: var(--text-l);
         font-weight: var(--weight-bold);`
      : 'dt { color: var(--color-ink-soft); }'}
`;

const Hint = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
`;
