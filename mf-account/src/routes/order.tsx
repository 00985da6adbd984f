import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { Link, useLoaderData } from '@marketplace/contracts/router';
import { ordersPath } from '@marketplace/contracts/routes';
import { OrderFacts } from '../order-detail/OrderFacts';
import { OrderTimeline } from '../order-detail/OrderTimeline';
import { Panel } from '../order-detail/Panel.styles';
import { ParcelCard } from '../order-detail/ParcelCard';
import { OrderStatus } from '../order-status/OrderStatus';
import { Back, Columns, Heading, Page, Parcels, Placed } from './order.styles';
import type { loader } from './order.loader';

export function Component() {
  const { order } = useLoaderData<typeof loader>();
  const { i18n, t } = useLingui();
  const { orderNumber } = order;
  const placedOn = formatDate(order.placedAt, i18n);
  return (
    <Page>
      <Back>
        <Link to={ordersPath()}>
          <Trans>All your orders</Trans>
        </Link>
      </Back>
      <Heading>
        <h1>
          <Trans>Order {orderNumber}</Trans>
        </h1>
        <OrderStatus status={order.status} />
        <Placed>
          <Trans>
            Placed on <time dateTime={order.placedAt}>{placedOn}</time>
          </Trans>
        </Placed>
      </Heading>
      <Panel aria-label={t`Progress of the order`}>
        <OrderTimeline status={order.status} placedAt={order.placedAt} />
      </Panel>
      <Columns>
        <Parcels>
          {order.parcels.map((parcel) => (
            <ParcelCard key={parcel.uuid} parcel={parcel} />
          ))}
        </Parcels>
        <OrderFacts order={order} />
      </Columns>
    </Page>
  );
}
