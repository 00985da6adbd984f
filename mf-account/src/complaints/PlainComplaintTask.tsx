import { Trans } from '@lingui/react/macro';
import type { Complaint, ProblemCategory } from '@marketplace/contracts/api/complaints';
import { Region } from '@marketplace/contracts/rendering';
import { PlainDialog } from '../page-parts/PlainDialog';
import { PlainRefusal } from '../page-parts/PlainRefusal';
import { usePlainForm, usePlainPaths } from '../page-parts/plainForm';
import type { PostedForm } from '../requests/answerForm';

interface PlainComplaintTaskProps {
  complaints: Complaint[];
  /** Missing if they could not be loaded. */
  categories: ProblemCategory[] | undefined;
  hasCases: boolean;
  result: PostedForm | undefined;
}

export const SAVE_COMPLAINT = 'save-complaint';
export const DELETE_COMPLAINT = 'delete-complaint';

const loadForms = () =>
  import(/* webpackChunkName: "account-complaint-dialogs" */ './ComplaintForms').then(
    (it) => it.ComplaintForms,
  );

const loadPlainForm = () =>
  import(/* webpackChunkName: "account-plain-complaint" */ './PlainComplaint').then(
    (it) => it.PlainComplaintForm,
  );

/** Shows the form that changes or deletes a complaint, in a browser without scripts. */
export function PlainComplaintTask(props: PlainComplaintTaskProps) {
  const { complaints, categories, hasCases, result } = props;
  const plainForm = usePlainForm();
  const complaint = complaints.find(({ uuid }) => uuid === plainForm?.entry);
  const { action } = usePlainPaths();
  if (!plainForm || complaint?.status !== 'open') {
    return <PlainRefusal intents={[SAVE_COMPLAINT, DELETE_COMPLAINT]} />;
  }
  if (plainForm.intent === DELETE_COMPLAINT) {
    const task = { kind: 'delete' as const, complaint, hasCases };
    return (
      <PlainDialog title={<Trans>Delete this complaint?</Trans>}>
        <Region when="interaction" load={loadForms} props={{ task, onClose: () => {} }} />
      </PlainDialog>
    );
  }
  if (plainForm.intent !== SAVE_COMPLAINT) return null;
  const item = { ...complaint, pieces: complaint.orderedQuantity ?? 1 };
  return (
    <PlainDialog title={<Trans>Edit complaint</Trans>}>
      <Region
        when="interaction"
        load={loadPlainForm}
        props={{ action, item, complaint, categories, hasCases, result }}
      />
    </PlainDialog>
  );
}
