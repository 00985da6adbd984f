import { Trans, useLingui } from '@lingui/react/macro';
import type { Complaint, ProblemCategory } from '@marketplace/contracts/api/complaints';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { complaintsPath, ordersPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { TextAreaField } from '@marketplace/contracts/ui/TextAreaField';
import type { PostedForm } from '../requests/answerForm';
import type { ComplaintItem } from './ComplaintItem';
import { ItemSummary } from './ItemSummary';
import { kindError, offeredKinds } from './kinds';
import { WishFields } from './WishFields';

interface PlainComplaintProps {
  /** The order item that the URL names; missing if it is not the customer's. */
  item: ComplaintItem | null | undefined;
  /** Missing if they could not be loaded. */
  categories: ProblemCategory[] | undefined;
  hasCases: boolean;
  result: PostedForm | undefined;
}

/** Form for a new complaint in a browser without scripts. */
export function PlainComplaint({ item, categories, hasCases, result }: PlainComplaintProps) {
  if (!item) return <WayToItems />;
  const { orderUuid, orderItemUuid } = item;
  return (
    <Panel>
      <Stack>
        <h2>
          <Trans>Complain about an item</Trans>
        </h2>
        <PlainComplaintForm
          action={complaintsPath({ order: orderUuid, orderItem: orderItemUuid })}
          item={item}
          categories={categories}
          hasCases={hasCases}
          result={result}
        />
      </Stack>
    </Panel>
  );
}

interface PlainComplaintFormProps extends PlainComplaintProps {
  /** Path of the page that shows the form. */
  action: string;
  item: ComplaintItem;
  /** The saved complaint; `undefined` for a new complaint. */
  complaint?: Complaint;
}

/**
 * Fields of a complaint in a browser without scripts. Pictures need scripts, so the form has no field
 * for them, and keeps those of a saved complaint.
 */
export function PlainComplaintForm(props: PlainComplaintFormProps) {
  const { action, item, complaint, categories, hasCases, result } = props;
  const { t } = useLingui();
  const problemText = useProblemMessage();
  const saved = complaint?.problemCategory;
  const kinds = offeredKinds(categories ?? [], item, { chosen: saved?.uuid, saved });
  const problems = result?.status === 'invalid' ? result.problems : {};
  const filled = result?.typed ?? {
    problemCategoryUuid: complaint?.problemCategory.uuid ?? '',
    description: complaint?.description ?? '',
    quantity: complaint?.quantity?.toString() ?? '',
    wish: complaint?.wish ?? '',
  };
  return (
    <form method="post" action={action} noValidate>
      <Stack>
        <ItemSummary item={item} />
        {result?.status === 'failed' && <Notice tone="bad">{result.message}</Notice>}
        {!categories && (
          <Notice tone="bad">
            <Trans>The kinds of problems could not be loaded</Trans>
          </Notice>
        )}
        <input type="hidden" name="intent" value="save-complaint" />
        <input type="hidden" name="orderItemUuid" value={item.orderItemUuid} />
        {complaint && <SavedFields complaint={complaint} pieces={hasCases ? item.pieces : 1} />}
        <SelectField
          name="problemCategoryUuid"
          label={t`Kind of problem`}
          placeholder={t`Choose the kind of problem`}
          options={kinds.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          defaultValue={filled.problemCategoryUuid ?? ''}
          required
          error={kindError(problems, t`Choose the kind of problem`, problemText)}
        />
        {hasCases && (
          <WishFields
            pieces={item.pieces}
            begun={filled}
            error={problemText('quantity', problems.quantity)}
          />
        )}
        <TextAreaField
          name="description"
          label={t`What is wrong?`}
          hint={t`How it should have been, and what would help you`}
          defaultValue={filled.description}
          required
          error={problemText('description', problems.description)}
        />
        <div>
          <Button type="submit" variant="primary">
            {complaint ? <Trans>Save</Trans> : <Trans>Send complaint</Trans>}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Hidden fields of a saved complaint, as in the form of the dialog. */
function SavedFields({ complaint, pieces }: { complaint: Complaint; pieces: number }) {
  return (
    <>
      <input type="hidden" name="uuid" value={complaint.uuid} />
      <input type="hidden" name="savedWish" value={complaint.wish ?? ''} />
      {pieces > 1 && <input type="hidden" name="pieces" value={pieces} />}
      {complaint.imageUrls.map(({ mediumImageUrl }) => (
        <input key={mediumImageUrl} type="hidden" name="imageUrls" value={mediumImageUrl} />
      ))}
    </>
  );
}

function WayToItems() {
  return (
    <Panel>
      <p>
        <Trans>
          Open <a href={ordersPath()}>the order</a> and choose the item there.
        </Trans>
      </p>
    </Panel>
  );
}
