import { Trans, useLingui } from '@lingui/react/macro';
import type { Complaint, ProblemCategory } from '@marketplace/contracts/api/complaints';
import type { Picture } from '@marketplace/contracts/api/fields';
import { PictureField } from '@marketplace/contracts/forms/pictures/PictureField';
import { usePictures } from '@marketplace/contracts/forms/pictures/usePictures';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { complaintsPath } from '@marketplace/contracts/routes';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { TextAreaField } from '@marketplace/contracts/ui/TextAreaField';
import { useEffect, useRef, useState } from 'react';
import { DialogForm } from '../page-parts/DialogForm';
import { Drafted, type FormDraft } from '../page-parts/Drafted';
import { RetryRegion } from '../page-parts/RetryRegion';
import type { ComplaintItem } from './ComplaintItem';
import { ItemSummary } from './ItemSummary';
import { kindError, offeredKinds } from './kinds';
import { loadDialogData } from './loadDialogData';
import { MissingPictures } from './MissingPictures';
import { uploadPicture } from './uploadPicture';
import { WishFields } from './WishFields';

const KIND_FIELD = 'problemCategoryUuid';

interface ComplaintFormProps {
  item: ComplaintItem;
  /** The saved complaint; `undefined` for a new complaint. */
  complaint?: Complaint;
  /** True if the API supports a number of pieces and a wish. */
  hasCases: boolean;
  onClose: () => void;
}

interface ComplaintDraft {
  /** Uuid of the problem category; empty until the customer chooses a category. */
  kind: string;
  description: string;
  /** Number of pieces; empty for all pieces. Missing in drafts of earlier releases. */
  quantity?: string;
  /** Empty if the customer has chosen no wish. */
  wish?: string;
  /** Pictures that are already uploaded. They are attached to the complaint when it is sent. */
  pictures: readonly Picture[];
}

/** Form for a complaint about an order item, prefilled with the draft. */
export function ComplaintForm(props: ComplaintFormProps) {
  const { item, complaint } = props;
  const empty: ComplaintDraft = {
    kind: complaint?.problemCategory.uuid ?? '',
    description: complaint?.description ?? '',
    quantity: complaint?.quantity?.toString() ?? '',
    wish: complaint?.wish ?? '',
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

function ComplaintFields({ item, complaint, hasCases, draft, onClose }: ComplaintFieldsProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  const { content, keep } = draft;
  const [begun] = useState(content);
  const chosen = usePictures(begun.pictures, uploadPicture);
  const pictures = chosen.sent;
  const keptPictures = useRef(pictures.length);
  // Stores the draft here, because adding or removing a picture triggers no change event of the
  // form.
  useEffect(() => {
    if (pictures.length === keptPictures.current) return;
    keptPictures.current = pictures.length;
    keep({ ...content, pictures });
  }, [pictures, content, keep]);

  const handleFill = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    keep({
      // While the categories load, the select does not contain the chosen category, so the
      // select's value is empty.
      kind: String(fields.get(KIND_FIELD) ?? '') || content.kind,
      description: String(fields.get('description') ?? ''),
      quantity: String(fields.get('quantity') ?? ''),
      wish: String(fields.get('wish') ?? ''),
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
        savedWish: complaint?.wish ?? '',
        ...(complaint && hasCases && item.pieces > 1 && { pieces: String(item.pieces) }),
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
            isDelivered={item.isDelivered}
            error={kindError(problems, t`Choose the kind of problem`, problemText)}
          />
          {hasCases && (
            <WishFields
              pieces={item.pieces}
              begun={begun}
              error={problemText('quantity', problems.quantity)}
            />
          )}
          <TextAreaField
            name="description"
            label={t`What is wrong?`}
            hint={t`How it should have been, and what would help you`}
            defaultValue={begun.description}
            required
            error={problemText('description', problems.description)}
          />
          <PictureField name="imageUrls" chosen={chosen} />
          {problems.imageUrls && <MissingPictures pictures={pictures} />}
        </>
      )}
    </DialogForm>
  );
}

interface CategoryFieldProps {
  name: string;
  saved?: ProblemCategory;
  /** Uuid of the selected category. */
  chosen: string;
  /** If false, the field offers no categories that need a delivered parcel. */
  isDelivered?: boolean;
  error?: string;
}

function CategoryField({ name, saved, chosen, isDelivered, error }: CategoryFieldProps) {
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
    <RetryRegion
      data={categories}
      fallback={field(saved ? [saved] : [], t`Loading…`)}
      failure={<Trans>The kinds of problems could not be loaded</Trans>}
      onRetry={() => setCategories(loadDialogData.categories())}
    >
      {(items) =>
        field(
          offeredKinds(items, { isDelivered }, { chosen, saved }),
          t`Choose the kind of problem`,
        )
      }
    </RetryRegion>
  );
}
