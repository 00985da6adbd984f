import { Trans } from '@lingui/react/macro';
import { useLoaderData } from '@marketplace/contracts/router';
import { orderPath, productListPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { PageColumn } from '../page-parts/PageColumn';
import { NextSteps } from '../thank-you/NextSteps';
import { OrderReceipt } from '../thank-you/OrderReceipt';
import { ThankYou } from '../thank-you/ThankYou';
import type { loader } from './thank-you.loader';

export function Component() {
  const { order } = useLoaderData<typeof loader>();
  return (
    <PageColumn width="text">
      <ThankYou orderNumber={order.orderNumber} />
      <NextSteps order={order} />
      <OrderReceipt order={order} />
      <Cluster $justify="center">
        <ButtonLink to={orderPath(order.uuid)} variant="primary">
          <Trans>See your order</Trans>
        </ButtonLink>
        <ButtonLink to={productListPath()}>
          <Trans>Keep shopping</Trans>
        </ButtonLink>
      </Cluster>
    </PageColumn>
  );
}
