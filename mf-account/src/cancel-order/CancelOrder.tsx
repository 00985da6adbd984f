import { Trans } from '@lingui/react/macro';
import { Button } from '@marketplace/contracts/ui/Button';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { LateCodeNotice } from '../late-code-notice/LateCodeNotice';
import { useLateDialog } from '../use-late-dialog/useLateDialog';

const loadDialog = () =>
  import(/* webpackChunkName: "account-cancel-dialog" */ './CancelOrderDialog');

/** Calls an order off, as long as no shop has sent anything of it. */
export function CancelOrder({ orderUuid }: { orderUuid: string }) {
  const dialog = useLateDialog<true, Awaited<ReturnType<typeof loadDialog>>>(loadDialog);
  const { code, opened } = dialog;
  return (
    <Stack $gap={2}>
      <Button isWide onClick={() => dialog.open(true)} isLoading={dialog.isLoading}>
        <Trans>Cancel this order</Trans>
      </Button>
      <LateCodeNotice hasFailed={dialog.hasFailed} />
      {opened && code && (
        <code.CancelOrderDialog key={opened.key} orderUuid={orderUuid} onClose={dialog.close} />
      )}
    </Stack>
  );
}
