import { Trans } from '@lingui/react/macro';
import type { Order } from '@marketplace/contracts/api/orders';
import { formatTaka } from '@marketplace/contracts/money/formatTaka';
import styled from '@marketplace/contracts/styled';

type OrderTotalsProps = Pick<Order, 'subtotal' | 'deliveryCharge' | 'total'>;

/** What the order comes to; amounts in taka, as the host reckoned them. */
export function OrderTotals({ subtotal, deliveryCharge, total }: OrderTotalsProps) {
  return (
    <Sums>
      <Sum>
        <dt>
          <Trans>Subtotal</Trans>
        </dt>
        <dd>{formatTaka(subtotal)}</dd>
      </Sum>
      <Sum>
        <dt>
          <Trans>Delivery</Trans>
        </dt>
        <dd>{formatTaka(deliveryCharge)}</dd>
      </Sum>
      <Total>
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{formatTaka(total)}</dd>
      </Total>
    </Sums>
  );
}

const Sums = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
`;

const Sum = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
`;

const Total = styled(Sum)`
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);
  font-size: var(--text-l);
  font-weight: var(--weight-bold);
`;
