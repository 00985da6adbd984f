import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderItem, Parcel } from '@marketplace/contracts/api/orders';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { Link } from '@marketplace/contracts/router';
import { complaintsPath, informationPath, productPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Picture } from '@marketplace/contracts/ui/Picture';
import { FactPanel } from './FactPanel';
import { OrderStatus } from './OrderStatus';

/** The part of an order that one shop sends. */
export function ParcelCard({ parcel, orderUuid }: { parcel: Parcel; orderUuid: string }) {
  const { shopName } = parcel;
  return (
    <FactPanel
      title={<Trans>Parcel from {shopName}</Trans>}
      badge={<OrderStatus status={parcel.status} />}
    >
      {parcel.expectedBy && isOnItsWay(parcel) && (
        <Expected expectedBy={parcel.expectedBy} late={parcel.late} />
      )}
      <Items>
        {parcel.orderItems.map((item) => (
          <OrderItemRow key={item.uuid} item={item} orderUuid={orderUuid} />
        ))}
      </Items>
      <Charge>
        <span>
          <Trans>Delivery charge</Trans>
        </span>
        <span>{formatTaka(parcel.deliveryCharge)}</span>
      </Charge>
    </FactPanel>
  );
}

/** True until it has arrived, or never will. */
const isOnItsWay = ({ status }: Parcel) => status !== 'delivered' && status !== 'cancelled';

type ExpectedProps = { expectedBy: string; late: Parcel['late'] };

/** Day by which it arrives, or that it did not, with what to do. */
function Expected({ expectedBy, late }: ExpectedProps) {
  const { i18n } = useLingui();
  const day = formatDate(expectedBy, i18n);
  return (
    <>
      <p>
        <Trans>Arrives by {day}.</Trans>
      </p>
      {late === 'delivery' && (
        <Notice tone="warn">
          <Trans>
            This parcel is late. Complain about an item below, or{' '}
            <Link to={informationPath('contact')}>ask us</Link>.
          </Trans>
        </Notice>
      )}
      {late === 'confirmation' && (
        <Notice tone="warn">
          <Trans>
            The shop has not said in time that it sends this parcel. You can cancel the order and
            have your money back, or <Link to={informationPath('contact')}>ask us</Link>.
          </Trans>
        </Notice>
      )}
    </>
  );
}

/** One order item, with the name and price of the day of the order. */
function OrderItemRow({ item, orderUuid }: { item: OrderItem; orderUuid: string }) {
  const { quantity, productName, variant } = item;
  const { t } = useLingui();
  const unitPrice = formatTaka(item.unitPrice);
  return (
    <Line>
      <Thumbnail>
        <Picture smallImageUrl={item.smallImageUrl} alt="" sizes="72px" />
      </Thumbnail>
      <div>
        <Name to={productPath(item.productHandle)}>{productName}</Name>
        {variant.length > 0 && <Detail>{variant.join(' · ')}</Detail>}
        <Detail>
          <Trans>
            {quantity} × {unitPrice}
          </Trans>
        </Detail>
      </div>
      <Price>{formatTaka(item.total)}</Price>
      <Complain
        to={complaintsPath({ order: orderUuid, orderItem: item.uuid })}
        aria-label={t`Complain about this item: ${productName}`}
      >
        <Trans>Complain about this item</Trans>
      </Complain>
    </Line>
  );
}

const Items = styled.ul.attrs({ role: 'list' })`
  display: grid;
`;

const Charge = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--color-line);
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 60px minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  padding-block: var(--space-3);

  @media (min-width: 600px) {
    grid-template-columns: 72px minmax(0, 1fr) auto;
  }

  & + & {
    border-block-start: 1px solid var(--color-line);
  }
`;

const Thumbnail = styled.div`
  > * {
    border-radius: var(--radius-m);
  }
`;

const Name = styled(Link)`
  display: inline-block;
  padding-block: var(--space-1);
  color: var(--color-ink);
  font-weight: var(--weight-medium);
  line-height: var(--leading-snug);
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Complain = styled(Link)`
  display: inline-flex;
  grid-column: 2 / -1;
  justify-self: start;
  align-items: center;
  min-height: var(--target);
  font-size: var(--text-s);
`;

const Detail = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  font-variant-numeric: tabular-nums;
`;

const Price = styled.p`
  padding-block: var(--space-1);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
