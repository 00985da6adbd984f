import { Trans } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { ordersPath, productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { OrderList } from '../order-list/OrderList';
import type { loader } from './orders.loader';

export function Component() {
  const { orders, paginationStatus } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading>
        <Trans>Your orders</Trans>
      </PageHeading>
      {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
      <Pagination {...paginationStatus} pathFor={ordersPath} />
    </Page>
  );
}

function NoOrders() {
  return (
    <EmptyState
      icon="truck"
      title={<Trans>No orders yet</Trans>}
      text={<Trans>What you buy shows up here, with where it is on its way to you.</Trans>}
    >
      <ButtonLink to={productListPath()} variant="primary">
        <Trans>Find something good</Trans>
      </ButtonLink>
    </EmptyState>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  width: 100%;
  max-width: 960px;
  margin-inline: auto;
  padding: var(--space-6) var(--gutter) var(--space-12);
`;
