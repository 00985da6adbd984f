import { Trans } from '@lingui/react/macro';
import type { Complaint } from '@marketplace/contracts/api/complaints';
import type { Deferrable } from '@marketplace/contracts/loading/loadPart';
import { Part } from '@marketplace/contracts/loading/Part';
import { complaintsPath } from '@marketplace/contracts/routes';
import { useState } from 'react';
import { FormDialog } from '../page-parts/FormDialog';
import { ComplaintDialog } from './ComplaintDialog';
import type { ComplaintItem } from './ComplaintItem';
import { ItemChooser } from './ItemChooser';

/** Task of the complaint dialogs. */
export type ComplaintTask =
  | { kind: 'create'; item: Deferrable<ComplaintItem | null> }
  | { kind: 'change' | 'delete'; complaint: Complaint };

interface ComplaintDialogsProps {
  task: ComplaintTask;
  onClose: () => void;
}

/** The dialog for a task: create, change or delete a complaint. */
export function ComplaintDialogs({ task, onClose }: ComplaintDialogsProps) {
  switch (task.kind) {
    case 'create':
      return <NewComplaint item={task.item} onClose={onClose} />;
    case 'change':
      return <ComplaintDialog item={task.complaint} complaint={task.complaint} onClose={onClose} />;
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

interface NewComplaintProps {
  /** The item that the URL names; without one, or when it could not be loaded, one is chosen. */
  item: Deferrable<ComplaintItem | null>;
  onClose: () => void;
}

/** A new complaint: chooses the order item, then opens the form. */
function NewComplaint({ item, onClose }: NewComplaintProps) {
  const [chosen, setChosen] = useState<ComplaintItem>();
  if (chosen) return <ComplaintDialog item={chosen} onClose={onClose} />;
  const chooser = <ItemChooser onChoose={setChosen} onClose={onClose} />;
  return (
    <Part of={item} waiting={null} failed={chooser}>
      {(found) => (found ? <ComplaintDialog item={found} onClose={onClose} /> : chooser)}
    </Part>
  );
}
