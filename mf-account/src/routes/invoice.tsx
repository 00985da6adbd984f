import { Trans, useLingui } from '@lingui/react/macro';
import { hasInvoice } from '@marketplace/contracts/commerce/invoice';
import { useLoaderData } from '@marketplace/contracts/router';
import { orderPath, ordersPath, thankYouPath } from '@marketplace/contracts/routes';
import { Breadcrumbs } from '@marketplace/contracts/ui/Breadcrumbs';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { Invoice } from '../invoice/Invoice';
import { PrintButton } from '../invoice/PrintButton';
import { AccountPage } from '../page-parts/AccountPage';
import type { loader } from './invoice.loader';

export function Component() {
  const { order, market, isCustomer, isOpen } = useLoaderData<typeof loader>();
  const { t } = useLingui();
  const { orderNumber } = order;
  const orderPage = isOpen ? orderPath(order.uuid) : thankYouPath(order.uuid);
  const orderCrumb = { name: t`Order ${orderNumber}`, path: orderPage };
  const ancestors = isCustomer ? [{ name: t`Your orders`, path: ordersPath() }] : [];
  return (
    <AccountPage>
      <Breadcrumbs ancestors={[...ancestors, orderCrumb]} current={t`Invoice`} />
      {hasInvoice(order) ? (
        <>
          <Invoice order={order} market={market} isPage />
          <PrintButton />
        </>
      ) : (
        <Panel>
          <Stack>
            <PageHeading>
              <Trans>Order {orderNumber}</Trans>
            </PageHeading>
            <p>
              <Trans>Cancelled, nothing to pay</Trans>
            </p>
            <ButtonLink to={orderPage}>
              <Trans>See your order</Trans>
            </ButtonLink>
          </Stack>
        </Panel>
      )}
    </AccountPage>
  );
}
