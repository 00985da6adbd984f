import { Trans } from '@lingui/react/macro';
import { hasInvoice } from '@marketplace/contracts/commerce/invoice';
import { Region } from '@marketplace/contracts/rendering';
import { useActionData, useLoaderData, useNavigation } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { PrintButton } from '../invoice/PrintButton';
import { AccountPage } from '../page-parts/AccountPage';
import { AskForCode, OpenOrder } from '../tracking/OpenOrder';
import { TrackedOrder } from '../tracking/TrackedOrder';
import { type NotFound, TrackOrderForm } from '../tracking/TrackOrderForm';
import type { action } from './trackOrder.action';
import type { loader } from './trackOrder.loader';

// Most visitors who open this page find no invoice.
const loadInvoice = () =>
  import(/* webpackChunkName: "account-invoice-sheet" */ '../invoice/Invoice').then(
    (it) => it.Invoice,
  );

export function Component() {
  const { canOpen, orderNumber, market } = useLoaderData<typeof loader>();
  // The second type is the result of `lazyAction` if the action's code cannot be loaded. That
  // result has no `typed`.
  const result = useActionData<typeof action | (() => NotFound)>();
  const isFinding = useNavigation().formMethod === 'POST';
  const found = !isFinding && result?.status === 'found' ? result : undefined;
  const order = found?.order;
  const codeStep = !isFinding && result?.status === 'code' ? result : undefined;
  const isPrintable = order && hasInvoice(order);
  return (
    <>
      <OnScreen $isPrinted={!isPrintable}>
        <PageHeading>
          <Trans>Track your order</Trans>
        </PageHeading>
        <p>
          <Trans>The number of an order and the phone it goes to show where it is.</Trans>
        </p>
        {order && <TrackedOrder order={order} />}
        {isPrintable && <PrintButton />}
        {canOpen && found?.order.isOpenable && (
          <Panel>
            <AskForCode typed={found.typed} canComplain={found.order.takesComplaints} />
          </Panel>
        )}
        {codeStep && <OpenOrder {...codeStep} />}
        <TrackOrderForm
          orderNumber={orderNumber}
          isFinding={isFinding}
          problem={isProblem(result) ? result : undefined}
        />
      </OnScreen>
      {isPrintable && (
        <OnPaper>
          <Region when="load" load={loadInvoice} props={{ order, market, isPage: false }} />
        </OnPaper>
      )}
    </>
  );
}

const isProblem = (result: { status: string } | undefined): result is NotFound =>
  result?.status === 'unknown' || result?.status === 'failed';

const OnScreen = styled(AccountPage)<{ $isPrinted: boolean }>`
  @media print {
    && {
      ${({ $isPrinted }) => !$isPrinted && 'display: none;'}
    }
  }
`;

/** Prints the tracked order as an invoice. It has no addresses, because a look-up returns none. */
const OnPaper = styled.div`
  display: none;

  @media print {
    display: block;
  }
`;
