import { Trans, useLingui } from '@lingui/react/macro';
import type { Complaint, ProblemCategory } from '@marketplace/contracts/api/complaints';
import type { Picture } from '@marketplace/contracts/api/fields';
import { PictureField } from '@marketplace/contracts/forms/pictures/PictureField';
import type { UploadPicture } from '@marketplace/contracts/forms/pictures/uploadPicture';
import { usePictures } from '@marketplace/contracts/forms/pictures/usePictures';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { complaintsPath } from '@marketplace/contracts/routes';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { TextAreaField } from '@marketplace/contracts/ui/TextAreaField';
import { useEffect, useRef, useState } from 'react';
import { DialogForm } from '../page-parts/DialogForm';
import { Drafted, type FormDraft } from '../page-parts/Drafted';
import { Region } from '../page-parts/Region';
import type { ComplaintItem } from './ComplaintItem';
import { ItemSummary } from './ItemSummary';
import { loadDialogData } from './loadDialogData';

const KIND_FIELD = 'problemCategoryUuid';

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

/** A complaint as far as it is written. */
interface ComplaintDraft {
  /** Uuid of the kind of problem; empty until one is chosen. */
  kind: string;
  description: string;
  /** Stored already; used by sending the complaint. */
  pictures: readonly Picture[];
}

/** Form for a complaint about an order item, which begins with what was written before. */
export function ComplaintForm(props: ComplaintFormProps) {
  const { item, complaint } = props;
  const empty: ComplaintDraft = {
    kind: complaint?.problemCategory.uuid ?? '',
    description: complaint?.description ?? '',
    pictures: complaint?.imageUrls ?? [],
  };
  return (
    <Drafted name={`complaintDraft ${complaint?.uuid ?? item.orderItemUuid}`} empty={empty}>
      {(draft) => <ComplaintFields {...props} draft={draft} />}
    </Drafted>
  );
}

interface ComplaintFieldsProps extends ComplaintFormProps {
  draft: FormDraft<ComplaintDraft>;
}

function ComplaintFields({ item, complaint, draft, onClose }: ComplaintFieldsProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  const { content, keep } = draft;
  const [begun] = useState(content);
  const chosen = usePictures(begun.pictures, uploadPicture);
  const pictures = chosen.sent;
  const keptPictures = useRef(pictures.length);
  // They come and go one by one.
  useEffect(() => {
    if (pictures.length === keptPictures.current) return;
    keptPictures.current = pictures.length;
    keep({ ...content, pictures });
  }, [pictures, content, keep]);

  const handleFill = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    keep({
      // The list is without the chosen kind until it is loaded.
      kind: String(fields.get(KIND_FIELD) ?? '') || content.kind,
      description: String(fields.get('description') ?? ''),
      pictures,
    });
  };
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
      draftKey={draft.key}
      onFill={handleFill}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <ItemSummary item={item} />
          <CategoryField
            name={KIND_FIELD}
            saved={complaint?.problemCategory}
            chosen={content.kind}
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
            defaultValue={begun.description}
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
  /** Uuid of the category that is chosen before. */
  chosen: string;
  error?: string;
}

/** Category of the problem, out of the host's list. */
function CategoryField({ name, saved, chosen, error }: CategoryFieldProps) {
  const { t } = useLingui();
  const [categories, setCategories] = useState(loadDialogData.categories);
  const field = (items: ProblemCategory[], placeholder: string) => (
    <SelectField
      name={name}
      label={t`Kind of problem`}
      placeholder={placeholder}
      options={items.map(({ uuid, name: label }) => ({ value: uuid, label }))}
      defaultValue={chosen}
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
