import { Trans } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import { Button } from '@marketplace/contracts/ui/Button';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { useDialogTask } from '../page-parts/useDialogTask';

const loadForm = () =>
  import(/* webpackChunkName: "account-cancel-dialog" */ './CancelOrderForm').then(
    (it) => it.CancelOrderForm,
  );

/**
 * A button that opens the dialog to cancel an order. An order can be cancelled until a shop sends a
 * parcel.
 */
export function CancelOrder({ orderUuid }: { orderUuid: string }) {
  const { task, open, close } = useDialogTask<true>(loadForm);
  return (
    <>
      <Button isWide onClick={() => open(true)}>
        <Trans>Cancel this order</Trans>
      </Button>
      <Dialog isOpen={task !== undefined} onClose={close} title={<Trans>Cancel this order?</Trans>}>
        <Region
          when="load"
          load={loadForm}
          props={{ orderUuid, onClose: close }}
          waiting={<Skeleton lines={4} />}
          isBrowserOnly
        />
      </Dialog>
    </>
  );
}
