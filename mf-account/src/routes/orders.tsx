import { Plural, Trans } from '@lingui/react/macro';
import * as icons from '@marketplace/contracts/design/icons';
import { Link, useLoaderData } from '@marketplace/contracts/router';
import { ordersPath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { OrderFilters } from '../orders/OrderFilters';
import { OrderList } from '../orders/OrderList';
import { AccountPage } from '../page-parts/AccountPage';
import type { loader } from './orders.loader';

export function Component() {
  const { orders, paginationStatus, filter, years } = useLoaderData<typeof loader>();
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <AccountPage>
      <PageHeading>
        <Trans>Your orders</Trans>
      </PageHeading>
      {years.length > 0 && <OrderFilters filter={filter} years={years} />}
      {isFiltered && orders.length > 0 && <Found count={paginationStatus.totalItems} />}
      {orders.length > 0 && <OrderList orders={orders} />}
      {orders.length === 0 && (years.length > 0 ? <NoMatch /> : <NoOrders />)}
      <Pagination {...paginationStatus} pathFor={(page) => ordersPath(page, filter)} />
    </AccountPage>
  );
}

/** Shows the number of orders that match the filter, and a link to all orders. */
function Found({ count }: { count: number }) {
  return (
    <Cluster $justify="between" $gap={3}>
      <p role="status">
        <Plural value={count} one="# order" other="# orders" />
      </p>
      <Link to={ordersPath()}>
        <Trans>Show all orders</Trans>
      </Link>
    </Cluster>
  );
}

function NoMatch() {
  return (
    <EmptyState
      title={<Trans>No order matches</Trans>}
      text={<Trans>Try another year or status, or fewer words.</Trans>}
    >
      <ButtonLink to={ordersPath()} variant="primary">
        <Trans>Show all orders</Trans>
      </ButtonLink>
    </EmptyState>
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
