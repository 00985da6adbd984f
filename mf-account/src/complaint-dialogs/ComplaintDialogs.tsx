import { Trans } from '@lingui/react/macro';
import type { Complaint } from '@marketplace/contracts/api/complaints';
import { complaintsPath } from '@marketplace/contracts/routes';
import { FormDialog } from '../form-dialog/FormDialog';
import type { RegionData } from '../region-data/regionData';
import { ComplaintDialog } from './ComplaintDialog';
import type { LineAbout } from './LineAbout';
import { NewComplaint } from './NewComplaint';

/** What a customer is about to do with complaints. */
export type ComplaintTask =
  | { kind: 'create'; about: RegionData<LineAbout | null> }
  | { kind: 'change' | 'delete'; complaint: Complaint };

interface ComplaintDialogsProps {
  task: ComplaintTask;
  onClose: () => void;
}

/** The dialog of what is to be done with complaints. */
export function ComplaintDialogs({ task, onClose }: ComplaintDialogsProps) {
  switch (task.kind) {
    case 'create':
      return <NewComplaint about={task.about} onClose={onClose} />;
    case 'change':
      return (
        <ComplaintDialog about={task.complaint} complaint={task.complaint} onClose={onClose} />
      );
    case 'delete':
      return <DeleteComplaint complaint={task.complaint} onClose={onClose} />;
  }
}

function DeleteComplaint({ complaint, onClose }: { complaint: Complaint; onClose: () => void }) {
  const { productName } = complaint;
  return (
    <FormDialog
      title={<Trans>Delete this complaint?</Trans>}
      action={complaintsPath()}
      hidden={{ intent: 'delete-complaint', uuid: complaint.uuid }}
      submit={<Trans>Delete</Trans>}
      onClose={onClose}
    >
      {() => (
        <p>
          <Trans>
            Your complaint about {productName} is taken back, with its pictures. You may complain
            again.
          </Trans>
        </p>
      )}
    </FormDialog>
  );
}
