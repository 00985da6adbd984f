import { Trans } from '@lingui/react/macro';
import { Button } from '@marketplace/contracts/ui/Button';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { LazyDialogFailure, useLazyDialog } from '../page-parts/useLazyDialog';

const loadDialog = () =>
  import(/* webpackChunkName: "account-cancel-dialog" */ './CancelOrderDialog');

/** Button that cancels an order, which is possible until a shop sends a parcel. */
export function CancelOrder({ orderUuid }: { orderUuid: string }) {
  const dialog = useLazyDialog<true, Awaited<ReturnType<typeof loadDialog>>>(loadDialog);
  const { code, opened } = dialog;
  return (
    <Stack $gap={2}>
      <Button isWide onClick={() => dialog.open(true)} isLoading={dialog.isLoading}>
        <Trans>Cancel this order</Trans>
      </Button>
      <LazyDialogFailure hasFailed={dialog.hasFailed} />
      {opened && code && (
        <code.CancelOrderDialog key={opened.key} orderUuid={orderUuid} onClose={dialog.close} />
      )}
    </Stack>
  );
}
