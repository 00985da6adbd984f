import { Trans, useLingui } from '@lingui/react/macro';
import type { Complaint } from '@marketplace/contracts/api/complaints';
import { useProblemText } from '@marketplace/contracts/forms/useProblemText';
import { complaintsPath } from '@marketplace/contracts/routes';
import { TextAreaField } from '@marketplace/contracts/ui/TextAreaField';
import { FormDialog } from '../form-dialog/FormDialog';
import { CategoryField } from './CategoryField';
import type { LineAbout } from './LineAbout';
import { LineSummary } from './LineSummary';
import { PictureField } from './pictures/PictureField';
import { usePictures } from './pictures/usePictures';

interface ComplaintDialogProps {
  about: LineAbout;
  /** What is there already; left out for a new one. */
  complaint?: Complaint;
  onClose: () => void;
}

/** Where a complaint about a line of an order is written or changed. */
export function ComplaintDialog({ about, complaint, onClose }: ComplaintDialogProps) {
  const { t } = useLingui();
  const problemText = useProblemText();
  const chosen = usePictures(complaint?.imageUrls ?? []);
  return (
    <FormDialog
      title={complaint ? <Trans>Edit complaint</Trans> : <Trans>Complain about an item</Trans>}
      action={complaintsPath()}
      hidden={{
        intent: 'save-complaint',
        uuid: complaint?.uuid ?? '',
        orderItemUuid: about.orderItemUuid,
      }}
      submit={complaint ? <Trans>Save</Trans> : <Trans>Send complaint</Trans>}
      waitsFor={chosen.isSending ? <Trans>Pictures are being sent…</Trans> : undefined}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <LineSummary line={about} />
          <CategoryField
            name="problemCategoryUuid"
            saved={complaint?.problemCategory}
            error={problemText('problemCategoryUuid', problems.problemCategoryUuid)}
          />
          <TextAreaField
            name="description"
            label={t`What is wrong?`}
            hint={t`How it should have been, and what would help you`}
            defaultValue={complaint?.description}
            required
            error={problemText('description', problems.description)}
          />
          <PictureField name="imageUrls" chosen={chosen} />
        </>
      )}
    </FormDialog>
  );
}
