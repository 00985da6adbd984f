import { Trans } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import { Button } from '@marketplace/contracts/ui/Button';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Scripted } from '../page-parts/Scripted';
import { useDialogTask } from '../page-parts/useDialogTask';

const loadForm = () =>
  import(/* webpackChunkName: "account-cancel-dialog" */ './CancelOrderForm').then(
    (it) => it.CancelOrderForm,
  );

const loadPlainForm = () =>
  import(/* webpackChunkName: "account-plain-cancel" */ './PlainCancelOrder').then(
    (it) => it.PlainCancelOrder,
  );

interface CancelOrderProps {
  orderUuid: string;
  isGuest: boolean;
}

/**
 * A button that opens the dialog to cancel an order. An order can be cancelled until a shop sends a
 * parcel. Browsers without scripts show a folded form instead.
 */
export function CancelOrder({ orderUuid, isGuest }: CancelOrderProps) {
  const { task, open, close } = useDialogTask<true>(loadForm);
  return (
    <>
      <Scripted>
        <Button isWide onClick={() => open(true)}>
          <Trans>Cancel this order</Trans>
        </Button>
      </Scripted>
      <noscript>
        {typeof window === 'undefined' && (
          <Region when="interaction" load={loadPlainForm} props={{ orderUuid, isGuest }} />
        )}
      </noscript>
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
