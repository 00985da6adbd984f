import { Trans, useLingui } from '@lingui/react/macro';
import type { Parcel } from '@marketplace/contracts/api/orders';
import * as media from '@marketplace/contracts/design/breakpoints';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { Region } from '@marketplace/contracts/rendering';
import { Link, useLoaderData } from '@marketplace/contracts/router';
import {
  informationPath,
  ordersPath,
  reorderPath,
  trackOrderPath,
} from '@marketplace/contracts/routes';
import styled, { css } from '@marketplace/contracts/styled';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { CancelOrder } from '../orders/CancelOrder';
import { NextStep } from '../orders/NextStep';
import { OrderFacts } from '../orders/OrderFacts';
import { OrderStatus } from '../orders/OrderStatus';
import { ParcelCard } from '../orders/ParcelCard';
import type { loader } from './order.loader';

const loadComplaints = () =>
  import(/* webpackChunkName: "account-order-complaints" */ '../complaints/OrderComplaints').then(
    (it) => it.OrderComplaints,
  );

const loadNotReceived = () =>
  import(/* webpackChunkName: "account-not-received" */ '../orders/NotReceived').then(
    (it) => it.NotReceived,
  );

export function Component() {
  const { order, isGuest, handOvers, supportPhone, ...can } = useLoaderData<typeof loader>();
  const { canCancel, canCancelParcel, canReorder, canComplain } = can;
  const { i18n, t } = useLingui();
  const { orderNumber, placedAt, complaints = [] } = order;
  const open = order.parcels.filter(({ status }) => status !== 'cancelled');
  const canCancelAlone = ({ isCancellable = false }: Parcel) =>
    canCancelParcel && isCancellable && open.length > 1;
  // Moves the focus to the heading when a cancel button disappears after a press.
  const headingRef = useFocusAfterRemoval(
    canCancel ? 1 : 0,
    order.parcels.filter(canCancelAlone).length + handOvers.length,
  );
  const ancestor = isGuest
    ? { name: t`Track your order`, path: trackOrderPath() }
    : { name: t`Your orders`, path: ordersPath() };
  const placedOn = formatDate(placedAt, i18n);
  return (
    <Page>
      <Breadcrumbs ancestors={[ancestor]} current={t`Order ${orderNumber}`} />
      <Heading>
        <PageHeading ref={headingRef}>
          <Trans>Order {orderNumber}</Trans>
        </PageHeading>
        <OrderStatus status={order.status} />
        <Placed>
          <Trans>
            Placed on <time dateTime={placedAt}>{placedOn}</time>
          </Trans>
          <br />
          <NextStep order={order} />
        </Placed>
      </Heading>
      <Columns>
        <Parcels>
          {order.parcels.map((parcel) => (
            <ParcelCard
              key={parcel.uuid}
              parcel={parcel}
              history={order.history}
              orderUuid={order.uuid}
              isGuest={isGuest}
              canComplain={canComplain}
              canCancel={canCancel}
              canCancelAlone={canCancelAlone(parcel)}
            >
              {handOvers
                .filter(({ parcelUuid }) => parcelUuid === parcel.uuid)
                .map((handOver) => (
                  // Its form works as plain HTML, so its code can load when it is touched.
                  <Region
                    key={handOver.parcelUuid}
                    when="interaction"
                    load={loadNotReceived}
                    props={{ orderUuid: order.uuid, handOver }}
                  />
                ))}
            </ParcelCard>
          ))}
        </Parcels>
        <Stack>
          {canReorder && (
            <ButtonLink to={reorderPath(order.uuid)} isWide>
              <Trans>Buy again</Trans>
            </ButtonLink>
          )}
          <OrderFacts order={order} />
          {complaints.length > 0 && (
            <Region when="load" load={loadComplaints} props={{ order, complaints }} />
          )}
          {canCancel && <CancelOrder orderUuid={order.uuid} isGuest={isGuest} />}
          <Ask to={informationPath('contact')}>
            <Trans>Ask us about this order</Trans>
          </Ask>
          <Call href={`tel:${supportPhone}`}>
            <Trans>Call us: {supportPhone}</Trans>
          </Call>
        </Stack>
      </Columns>
    </Page>
  );
}

const contact = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);

  @media print {
    display: none;
  }
`;

const Ask = styled(Link)`
  ${contact}
`;

const Call = styled.a`
  ${contact}
`;

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  width: 100%;
  max-width: 1120px;
  margin-inline: auto;
  padding: var(--space-2) var(--gutter) var(--space-12);
`;

const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
`;

const Placed = styled.p`
  flex-basis: 100%;
  color: var(--color-ink-soft);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 340px;
    align-items: start;
  }
`;

const Parcels = styled.div`
  display: grid;
  gap: var(--space-4);
`;
