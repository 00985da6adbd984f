import { Trans, useLingui } from '@lingui/react/macro';
import { failureMessage, toast } from '@marketplace/contracts/notices';
import { Button } from '@marketplace/contracts/ui/Button';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { DialogFoot } from '@marketplace/contracts/ui/DialogFoot';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useState } from 'react';
import { rememberDecline } from './declinedPasskey';
import { savePasskey } from './passkeyRequests';
import { PASSKEY_MS } from './signIn';
import { useSubmission } from './useSubmission';

/**
 * Offers a passkey to a customer who has just logged in by a password or a code. Closing it in any
 * way declines the offer in this browser; the profile still has it.
 */
export function PasskeyOffer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { isSending, submit } = useSubmission();
  const [failure, setFailure] = useState<string>();
  const handleDecline = () => {
    rememberDecline();
    onClose();
  };
  const handleAdd = () => {
    setFailure(undefined);
    void submit({
      limitMs: PASSKEY_MS,
      send: async (signal) => {
        if (!(await savePasskey(signal))) return;
        toast.success(t`Your passkey is saved`);
        onClose();
      },
      onFailure: async (error) => setFailure(await failureMessage(error)),
    });
  };
  return (
    <Dialog isOpen onClose={handleDecline} title={<Trans>Log in faster next time</Trans>}>
      <Stack>
        <p>
          <Trans>
            With a passkey you log in by your fingerprint, your face or the lock of this device. If
            you lose the device, a code to your phone still lets you in.
          </Trans>
        </p>
        {failure !== undefined && !isSending && (
          <Notice tone="bad" isAnnounced>
            {failure}
          </Notice>
        )}
        <DialogFoot>
          <Button onClick={handleDecline}>
            <Trans>Not Now</Trans>
          </Button>
          <Button data-autofocus variant="primary" isLoading={isSending} onClick={handleAdd}>
            <Trans>Add a passkey</Trans>
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
