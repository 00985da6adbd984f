import { Trans } from '@lingui/react/macro';
import { profilePath } from '@marketplace/contracts/routes';
import { FormDialog } from '../form-dialog/FormDialog';
import { PostalAddressBlock } from '../postal-address-block/PostalAddressBlock';
import { AddressDialog } from './AddressDialog';
import type { AddressTask } from './AddressTask';

interface AddressDialogsProps {
  task: AddressTask;
  onClose: () => void;
}

/** The dialog of what is to be done with an address. */
export function AddressDialogs({ task, onClose }: AddressDialogsProps) {
  if (task.kind === 'save') return <AddressDialog {...task} onClose={onClose} />;
  const { address } = task;
  return (
    <FormDialog
      title={<Trans>Delete this address?</Trans>}
      action={profilePath()}
      hidden={{ intent: 'delete-address', uuid: address.uuid }}
      submit={<Trans>Delete</Trans>}
      onClose={onClose}
    >
      {() => (
        <>
          <PostalAddressBlock address={address} />
          <p>
            <Trans>Orders keep the address they were sent to.</Trans>
          </p>
        </>
      )}
    </FormDialog>
  );
}
