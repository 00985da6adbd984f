import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderItem, Parcel, StatusChange } from '@marketplace/contracts/api/orders';
import { formatTaka } from '@marketplace/contracts/commerce/money';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';
import { Region } from '@marketplace/contracts/rendering';
import { Link } from '@marketplace/contracts/router';
import { complaintsPath, productPath, reviewsPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Picture } from '@marketplace/contracts/ui/Picture';
import type { ReactNode } from 'react';
import { FactPanel } from './FactPanel';
import { OrderStatus } from './OrderStatus';
import { OrderTimeline } from './OrderTimeline';
import { changesOf } from './orderProgress';
import { ParcelArrival } from './ParcelArrival';

const loadCancelParcel = () =>
  import(/* webpackChunkName: "account-cancel-parcel" */ './CancelParcel').then(
    (it) => it.CancelParcel,
  );

type ParcelCardProps = {
  parcel: Parcel;
  /** Changes of the order. */
  history: readonly StatusChange[];
  orderUuid: string;
  isGuest: boolean;
  /** True if each item has a link for a complaint. */
  canComplain: boolean;
  /** True if the page has a button that cancels the whole order. */
  canCancel: boolean;
  /** True if the parcel can be cancelled alone, and the order has other parcels. */
  canCancelAlone: boolean;
  /** Form that reports the parcel as not received, if that is possible. */
  children?: ReactNode;
};

/** Shows one parcel of an order: its progress, its day of arrival, its items and its charge. */
export function ParcelCard(props: ParcelCardProps) {
  const { parcel, history, orderUuid, isGuest, canComplain, canCancel, canCancelAlone, children } =
    props;
  const { i18n, t } = useLingui();
  const { shopName } = parcel;
  return (
    <FactPanel title={t`Parcel from ${shopName}`} badge={<OrderStatus status={parcel.status} />}>
      <OrderTimeline
        status={parcel.status}
        changes={changesOf(parcel, history)}
        aria-label={t`Progress of the parcel`}
      />
      <ParcelArrival parcel={parcel} canCancel={canCancel} />
      <Items>
        {parcel.orderItems.map((item) => (
          <OrderItemRow
            key={item.uuid}
            item={item}
            complain={canComplain ? { order: orderUuid, orderItem: item.uuid } : undefined}
            canReview={parcel.status === 'delivered' && !isGuest}
          />
        ))}
      </Items>
      <Charge>
        <span>
          <Trans>Delivery charge</Trans>
        </span>
        <span>{formatTaka(parcel.deliveryCharge, i18n.locale)}</span>
      </Charge>
      {canCancelAlone && (
        // The server's markup works as plain HTML, so its code can load when it is touched.
        <Region
          when="interaction"
          load={loadCancelParcel}
          props={{
            orderUuid,
            parcelUuid: parcel.uuid,
            endsDiscount: parcel.endsDiscount,
            isGuest,
          }}
        />
      )}
      {children}
    </FactPanel>
  );
}

interface OrderItemRowProps {
  item: OrderItem;
  /** Item that the link for a complaint names; left out if there is no link. */
  complain: Parameters<typeof complaintsPath>[0];
  canReview: boolean;
}

/** Shows one order item with the name and price that it had at the time of the order. */
function OrderItemRow({ item, complain, canReview }: OrderItemRowProps) {
  const { productName, variant } = item;
  const { t, i18n } = useLingui();
  const quantity = localDigits(item.quantity, i18n.locale);
  const unitPrice = formatTaka(item.unitPrice, i18n.locale);
  return (
    <Line>
      <Thumbnail>
        <Picture smallImageUrl={item.smallImageUrl} alt="" />
      </Thumbnail>
      <div>
        <Name to={productPath(item.productHandle)} lang={item.productNameLanguage}>
          {productName}
        </Name>
        {variant.length > 0 && <Detail>{variant.join(' · ')}</Detail>}
        <Detail>
          <Trans>
            {quantity} × {unitPrice}
          </Trans>
        </Detail>
      </div>
      <Price>{formatTaka(item.total, i18n.locale)}</Price>
      <Links>
        {canReview && (
          <ItemLink to={reviewsPath(item.productHandle)} aria-label={t`Review ${productName}`}>
            <Trans>Review</Trans>
          </ItemLink>
        )}
        {complain && (
          <ItemLink
            to={complaintsPath(complain)}
            aria-label={t`Complain about this item: ${productName}`}
          >
            <Trans>Complain about this item</Trans>
          </ItemLink>
        )}
      </Links>
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

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 2 / -1;
  gap: 0 var(--space-4);
`;

const ItemLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  font-size: var(--text-s);

  @media print {
    display: none;
  }
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
