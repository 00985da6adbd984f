import { Trans } from '@lingui/react/macro';
import { Link, useActionData, useLoaderData, useNavigation } from '@marketplace/contracts/router';
import { ordersPath } from '@marketplace/contracts/routes';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { TrackedOrder } from '../orders/TrackedOrder';
import { type NotFound, TrackOrderForm } from '../orders/TrackOrderForm';
import { AccountPage } from '../page-parts/AccountPage';
import type { action } from './trackOrder.action';
import type { loader } from './trackOrder.loader';

export function Component() {
  const { isCustomer, orderNumber } = useLoaderData<typeof loader>();
  // The second type is the result of `lazyAction` if the action's code cannot be loaded. That
  // result has no `typed`.
  const result = useActionData<typeof action | (() => NotFound)>();
  const isFinding = useNavigation().formMethod === 'POST';
  const shown = isFinding ? undefined : result;
  return (
    <AccountPage>
      <PageHeading>
        <Trans>Track your order</Trans>
      </PageHeading>
      <p>
        <Trans>The number of an order and the phone it goes to show where it is.</Trans>{' '}
        {isCustomer && (
          <Link to={ordersPath()}>
            <Trans>Your orders</Trans>
          </Link>
        )}
      </p>
      {shown?.status === 'found' && <TrackedOrder order={shown.order} />}
      <TrackOrderForm
        orderNumber={orderNumber}
        isFinding={isFinding}
        problem={result && result.status !== 'found' ? result : undefined}
      />
    </AccountPage>
  );
}
