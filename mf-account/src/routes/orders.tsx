import { Trans } from '@lingui/react/macro';
import * as icons from '@marketplace/contracts/design/icons';
import { useLoaderData } from '@marketplace/contracts/router';
import { ordersPath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { OrderList } from '../orders/OrderList';
import { AccountPage } from '../page-parts/AccountPage';
import type { loader } from './orders.loader';

export function Component() {
  const { orders, paginationStatus } = useLoaderData<typeof loader>();
  return (
    <AccountPage>
      <PageHeading>
        <Trans>Your orders</Trans>
      </PageHeading>
      {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
      <Pagination {...paginationStatus} pathFor={ordersPath} />
    </AccountPage>
  );
}

function NoOrders() {
  return (
    <EmptyState
      icon={icons.truck}
      title={<Trans>No orders yet</Trans>}
      text={<Trans>What you buy shows up here, with where it is on its way to you.</Trans>}
    >
      <ButtonLink to={productListPath()} variant="primary">
        <Trans>Find something good</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
