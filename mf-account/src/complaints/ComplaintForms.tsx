import { Trans, useLingui } from '@lingui/react/macro';
import type { Complaint } from '@marketplace/contracts/api/complaints';
import { type Deferrable, Region } from '@marketplace/contracts/rendering';
import { complaintsPath } from '@marketplace/contracts/routes';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { useState } from 'react';
import { DialogForm } from '../page-parts/DialogForm';
import { ComplaintForm } from './ComplaintForm';
import type { ComplaintItem } from './ComplaintItem';
import { ItemChooser } from './ItemChooser';
import { Step } from './Step';

/** Mode of the complaint dialog: create, change or delete. */
export type ComplaintTask = {
  /** True if the API supports a number of pieces and a wish. */
  hasCases: boolean;
} & (
  | { kind: 'create'; item: Deferrable<ComplaintItem | null> }
  | { kind: 'change' | 'delete'; complaint: Complaint }
);

interface ComplaintFormsProps {
  task: ComplaintTask;
  onClose: () => void;
}

/** Shows the form that creates, changes or deletes a complaint. */
export function ComplaintForms({ task, onClose }: ComplaintFormsProps) {
  const { hasCases } = task;
  switch (task.kind) {
    case 'create':
      return <NewComplaint item={task.item} hasCases={hasCases} onClose={onClose} />;
    case 'change': {
      const { complaint } = task;
      const item = { ...complaint, pieces: complaint.orderedQuantity ?? 1 };
      return <ComplaintForm {...{ item, complaint, hasCases, onClose }} />;
    }
    case 'delete':
      return <DeleteComplaint complaint={task.complaint} onClose={onClose} />;
  }
}

function DeleteComplaint({ complaint, onClose }: { complaint: Complaint; onClose: () => void }) {
  const { productName } = complaint;
  const { t } = useLingui();
  return (
    <DialogForm
      action={complaintsPath()}
      hidden={{ intent: 'delete-complaint', uuid: complaint.uuid }}
      submit={<Trans>Delete</Trans>}
      onClose={onClose}
    >
      {() => (
        <p>
          {t`Your complaint about ${productName} is taken back, with its pictures. You may complain again.`}
        </p>
      )}
    </DialogForm>
  );
}

interface NewComplaintProps {
  /**
   * The order item that the URL names. If the URL names none or the item could not be loaded, the
   * customer chooses an item.
   */
  item: Deferrable<ComplaintItem | null>;
  hasCases: boolean;
  onClose: () => void;
}

/**
 * Shows the form for a new complaint. If the URL names no order item, the customer first chooses
 * one.
 */
function NewComplaint({ item, hasCases, onClose }: NewComplaintProps) {
  const [chosen, setChosen] = useState<ComplaintItem>();
  // Keeps the first `item`, because the page reloads its data after the form is sent. With the new
  // `item`, a slow or failed reload would replace the form before the dialog closes.
  const [named] = useState(item);
  if (chosen) {
    return (
      <Step key="form">
        <ComplaintForm item={chosen} hasCases={hasCases} onClose={onClose} />
      </Step>
    );
  }
  const chooser = <ItemChooser onChoose={setChosen} />;
  return (
    <Region data={named} waiting={<Skeleton lines={8} />} failed={chooser}>
      {(found) =>
        found ? <ComplaintForm item={found} hasCases={hasCases} onClose={onClose} /> : chooser
      }
    </Region>
  );
}
