import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { useLoaderData } from '@marketplace/contracts/router';
import { ordersPath } from '@marketplace/contracts/routes';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { CancelOrder } from '../cancel-order/CancelOrder';
import { OrderFacts } from '../order-detail/OrderFacts';
import { OrderTimeline } from '../order-detail/OrderTimeline';
import { ParcelCard } from '../order-detail/ParcelCard';
import { OrderStatus } from '../order-status/OrderStatus';
import type { loader } from './order.loader';
import { Columns, Heading, Page, Parcels, Placed } from './order.styles';

export function Component() {
  const { order, canCancel } = useLoaderData<typeof loader>();
  const { i18n, t } = useLingui();
  const { orderNumber, placedAt } = order;
  const placedOn = formatDate(placedAt, i18n);
  return (
    <Page>
      <Breadcrumbs
        ancestors={[{ name: t`Your orders`, path: ordersPath() }]}
        current={t`Order ${orderNumber}`}
      />
      <Heading>
        <PageHeading>
          <Trans>Order {orderNumber}</Trans>
        </PageHeading>
        <OrderStatus status={order.status} />
        <Placed>
          <Trans>
            Placed on <time dateTime={placedAt}>{placedOn}</time>
          </Trans>
        </Placed>
      </Heading>
      <Panel aria-label={t`Progress of the order`}>
        <OrderTimeline status={order.status} />
      </Panel>
      <Columns>
        <Parcels>
          {order.parcels.map((parcel) => (
            <ParcelCard key={parcel.uuid} parcel={parcel} orderUuid={order.uuid} />
          ))}
        </Parcels>
        <Stack>
          <OrderFacts order={order} />
          {canCancel && <CancelOrder orderUuid={order.uuid} />}
        </Stack>
      </Columns>
    </Page>
  );
}
