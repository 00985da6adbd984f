import { Trans, useLingui } from '@lingui/react/macro';
import type { ProblemCategory } from '@marketplace/contracts/api/complaints';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { complaintsPath, ordersPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { SelectField } from '@marketplace/contracts/ui/SelectField';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { TextAreaField } from '@marketplace/contracts/ui/TextAreaField';
import type { ComplaintItem } from './ComplaintItem';
import type { ComplaintFormResult } from './complaintFormRequests';
import { ItemSummary } from './ItemSummary';
import { kindError, offeredKinds } from './kinds';
import { WishFields } from './WishFields';

interface PlainComplaintProps {
  /** The order item that the URL names; missing if it is not the customer's. */
  item: ComplaintItem | null | undefined;
  /** Missing if they could not be loaded. */
  categories: ProblemCategory[] | undefined;
  hasCases: boolean;
  result: ComplaintFormResult | undefined;
}

/**
 * Form for a new complaint in a browser without scripts. Pictures need scripts, so it has no field
 * for them.
 */
export function PlainComplaint({ item, categories, hasCases, result }: PlainComplaintProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  if (!item) return <WayToItems />;
  const problems = result?.status === 'invalid' ? result.problems : {};
  const typed = result?.status === 'saved' ? undefined : result?.typed;
  const { orderUuid, orderItemUuid } = item;
  return (
    <Panel>
      <form
        method="post"
        action={complaintsPath({ order: orderUuid, orderItem: orderItemUuid })}
        noValidate
      >
        <Stack>
          <h2>
            <Trans>Complain about an item</Trans>
          </h2>
          <ItemSummary item={item} />
          {result?.status === 'failed' && <Notice tone="bad">{result.message}</Notice>}
          {!categories && (
            <Notice tone="bad">
              <Trans>The kinds of problems could not be loaded</Trans>
            </Notice>
          )}
          <input type="hidden" name="intent" value="save-complaint" />
          <input type="hidden" name="orderItemUuid" value={orderItemUuid} />
          <SelectField
            name="problemCategoryUuid"
            label={t`Kind of problem`}
            placeholder={t`Choose the kind of problem`}
            options={offeredKinds(categories ?? [], item).map(({ uuid, name }) => ({
              value: uuid,
              label: name,
            }))}
            defaultValue={typed?.problemCategoryUuid ?? ''}
            required
            error={kindError(problems, t`Choose the kind of problem`, problemText)}
          />
          {hasCases && (
            <WishFields
              pieces={item.pieces}
              begun={typed ?? {}}
              error={problemText('quantity', problems.quantity)}
            />
          )}
          <TextAreaField
            name="description"
            label={t`What is wrong?`}
            hint={t`How it should have been, and what would help you`}
            defaultValue={typed?.description}
            required
            error={problemText('description', problems.description)}
          />
          <div>
            <Button type="submit" variant="primary">
              <Trans>Send complaint</Trans>
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
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
