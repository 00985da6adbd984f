import { Trans } from '@lingui/react/macro';
import { island } from '@marketplace/contracts/islands';
import { Button } from '@marketplace/contracts/ui/Button';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { useDialogTask } from '../page-parts/useDialogTask';

const FormIsland = island(
  () =>
    import(/* webpackChunkName: "account-cancel-dialog" */ './CancelOrderForm').then(
      (it) => it.CancelOrderForm,
    ),
  { when: 'load', waiting: <Skeleton lines={4} />, isServerRendered: false },
);

/** Button that cancels an order, which is possible until a shop sends a parcel. */
export function CancelOrder({ orderUuid }: { orderUuid: string }) {
  const { task, open, close } = useDialogTask<true>(FormIsland);
  return (
    <>
      <Button isWide onClick={() => open(true)}>
        <Trans>Cancel this order</Trans>
      </Button>
      <Dialog isOpen={task !== undefined} onClose={close} title={<Trans>Cancel this order?</Trans>}>
        <FormIsland orderUuid={orderUuid} onClose={close} />
      </Dialog>
    </>
  );
}
