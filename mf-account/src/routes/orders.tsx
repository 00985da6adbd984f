import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { ordersPath, productListPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { OrderList } from '../order-list/OrderList';
import type { loader } from './orders.loader';

export function Component() {
  const { orders, paginationStatus } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  if (orders.length === 0) {
    return (
      <EmptyState
        title={t`No orders yet`}
        text={t`What you buy shows up here, with where it is on its way to you.`}
        action={
          <ButtonLink to={productListPath()}>
            <Trans>Find something good</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Page>
      <h1>
        <Trans>Your orders</Trans>
      </h1>
      <OrderList orders={orders} />
      <Pagination {...paginationStatus} pathOf={ordersPath} />
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: var(--space-6);
  width: 100%;
  max-width: 960px;
  margin-inline: auto;
  padding: var(--space-6) var(--gutter) var(--space-12);
`;
