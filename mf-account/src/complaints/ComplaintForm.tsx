import { Trans, useLingui } from '@lingui/react/macro';
import type { Complaint, ProblemCategory } from '@marketplace/contracts/api/complaints';
import { PictureField } from '@marketplace/contracts/forms/pictures/PictureField';
import type { UploadPicture } from '@marketplace/contracts/forms/pictures/uploadPicture';
import { usePictures } from '@marketplace/contracts/forms/pictures/usePictures';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { complaintsPath } from '@marketplace/contracts/routes';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { TextAreaField } from '@marketplace/contracts/ui/TextAreaField';
import { useState } from 'react';
import { DialogForm } from '../page-parts/DialogForm';
import { Region } from '../page-parts/Region';
import type { ComplaintItem } from './ComplaintItem';
import { ItemSummary } from './ItemSummary';
import { loadDialogData } from './loadDialogData';

interface ComplaintFormProps {
  item: ComplaintItem;
  /** The saved complaint; left out for a new one. */
  complaint?: Complaint;
  onClose: () => void;
}

/** Fetches its code with the first picture, in the chunk that has the schemas already. */
const uploadPicture: UploadPicture = (...given) =>
  import(
    /* webpackChunkName: "account-data" */ '@marketplace/contracts/forms/pictures/uploadPicture'
  ).then((module) => module.uploadPicture(...given));

/** Form for a complaint about an order item. */
export function ComplaintForm({ item, complaint, onClose }: ComplaintFormProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  const chosen = usePictures(complaint?.imageUrls ?? [], uploadPicture);
  return (
    <DialogForm
      action={complaintsPath()}
      hidden={{
        intent: 'save-complaint',
        uuid: complaint?.uuid ?? '',
        orderItemUuid: item.orderItemUuid,
      }}
      submit={complaint ? <Trans>Save</Trans> : <Trans>Send complaint</Trans>}
      blockedReason={chosen.isSending ? <Trans>Pictures are being sent…</Trans> : undefined}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <ItemSummary item={item} />
          <CategoryField
            name="problemCategoryUuid"
            saved={complaint?.problemCategory}
            error={
              // It is chosen, not typed.
              problems.problemCategoryUuid === 'missing'
                ? t`Choose the kind of problem`
                : problemText('problemCategoryUuid', problems.problemCategoryUuid)
            }
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
    </DialogForm>
  );
}

interface CategoryFieldProps {
  name: string;
  /** The category of the saved complaint. */
  saved?: ProblemCategory;
  error?: string;
}

/** Category of the problem, out of the host's list. */
function CategoryField({ name, saved, error }: CategoryFieldProps) {
  const { t } = useLingui();
  const [categories, setCategories] = useState(loadDialogData.categories);
  const field = (items: ProblemCategory[], placeholder: string) => (
    <SelectField
      name={name}
      label={t`Kind of problem`}
      placeholder={placeholder}
      options={items.map(({ uuid, name: label }) => ({ value: uuid, label }))}
      defaultValue={saved?.uuid ?? ''}
      required
      error={error}
    />
  );
  return (
    <Region
      data={categories}
      fallback={field(saved ? [saved] : [], t`Loading…`)}
      failure={<Trans>The kinds of problems could not be loaded</Trans>}
      onRetry={() => setCategories(loadDialogData.categories())}
    >
      {(items) => field(items, t`Choose the kind of problem`)}
    </Region>
  );
}
