import { Trans } from '@lingui/react/macro';
import type { Complaint } from '@marketplace/contracts/api/complaints';
import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import { type Deferrable, Region } from '@marketplace/contracts/rendering';
import { useLocation, useNavigate, useSearchParams } from '@marketplace/contracts/router';
import { complaintsPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { type ComponentProps, type ReactNode, useCallback, useEffect } from 'react';
import { HeadingRow } from '../page-parts/HeadingRow';
import { RetryRegion } from '../page-parts/RetryRegion';
import { useDialogTask } from '../page-parts/useDialogTask';
import type { ComplaintCase } from './ComplaintCase';
import type { ComplaintTask } from './ComplaintForms';
import { ComplaintList } from './ComplaintList';
import type { PlainComplaint } from './PlainComplaint';
import { PlainComplaintTask } from './PlainComplaintTask';

interface ComplaintsProps {
  complaints: Deferrable<{ items: Complaint[]; paginationStatus: PaginationStatus }>;
  /** The order item that the URL names. */
  item: Extract<ComplaintTask, { kind: 'create' }>['item'];
  /** True if the API supports messages and outcomes of complaints. */
  hasCases: boolean;
  /** True for a guest, who has only the order that the token opens. */
  isGuest: boolean;
  /** The complaint that the URL names, which is shown instead of the list. */
  opened: ComponentProps<typeof ComplaintCase> | undefined;
  /** Data of the forms without scripts. */
  plain: Pick<ComponentProps<typeof PlainComplaint>, 'categories' | 'result'>;
}

/** Value of `orderItem` in the URL if the customer has not chosen an item yet. */
const ANY_ITEM = 'any';

const loadForms = () =>
  import(/* webpackChunkName: "account-complaint-dialogs" */ './ComplaintForms').then(
    (it) => it.ComplaintForms,
  );

const loadPlainComplaint = () =>
  import(/* webpackChunkName: "account-plain-complaint" */ './PlainComplaint').then(
    (it) => it.PlainComplaint,
  );

const loadCaseView = () =>
  import(/* webpackChunkName: "account-complaint-case" */ './ComplaintCase').then(
    (it) => it.ComplaintCase,
  );

/**
 * Shows the customer's complaints and their dialogs. `orderItem` in the URL opens the dialog for a
 * new complaint.
 */
export function Complaints(props: ComplaintsProps) {
  const { complaints, item, hasCases, isGuest, opened, plain } = props;
  const [searchParams] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const isRequestedByUrl = searchParams.has('orderItem');
  const dialog = useDialogTask<ComplaintTask>(loadForms);
  const { fetchContent } = dialog;
  const task: ComplaintTask | undefined = isRequestedByUrl
    ? { kind: 'create', item, hasCases }
    : dialog.task;
  const closeNew = useCallback(
    () => void navigate(complaintsPath(), { replace: true, preventScrollReset: true }),
    [navigate],
  );
  const close = isRequestedByUrl ? closeNew : dialog.close;

  // A link or a page load can open the dialog through the URL, without `dialog.open`. This effect
  // then fetches the dialog's content.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press of the link retries
  useEffect(() => {
    if (isRequestedByUrl) fetchContent(closeNew);
  }, [isRequestedByUrl, key, fetchContent, closeNew]);

  const plainProps = { ...plain, hasCases };
  return (
    <>
      <HeadingRow>
        <PageHeading>
          <Trans>Your complaints</Trans>
        </PageHeading>
        {!isGuest && (
          <ButtonLink to={complaintsPath({ orderItem: ANY_ITEM })} preventScrollReset>
            <Trans>Complain about an item</Trans>
          </ButtonLink>
        )}
      </HeadingRow>
      {isRequestedByUrl && (
        // A browser with scripts ignores `noscript`, so only the server renders its content.
        <noscript>
          {typeof window === 'undefined' && (
            <Region
              data={item}
              waiting={null}
              failed={<ComplaintWithoutScripts {...plainProps} item={null} />}
            >
              {(found) => <ComplaintWithoutScripts {...plainProps} item={found} />}
            </Region>
          )}
        </noscript>
      )}
      {opened ? (
        <Region
          when="load"
          load={loadCaseView}
          props={opened}
          waiting={<Skeleton shape="block" height={420} />}
        />
      ) : (
        <RetryRegion
          data={complaints}
          fallback={<Skeleton shape="block" height={420} />}
          failure={<Trans>Your complaints could not be loaded</Trans>}
        >
          {({ items, paginationStatus }) => (
            <>
              <PlainComplaintTask complaints={items} {...plainProps} />
              <ComplaintList
                complaints={items}
                paginationStatus={paginationStatus}
                hasCases={hasCases}
                isGuest={isGuest}
                onEdit={(complaint) => dialog.open({ kind: 'change', complaint, hasCases })}
                onDelete={(complaint) => dialog.open({ kind: 'delete', complaint, hasCases })}
              />
            </>
          )}
        </RetryRegion>
      )}
      <Dialog isOpen={task !== undefined} onClose={close} title={task && TITLES[task.kind]}>
        {task && (
          <Region
            when="load"
            load={loadForms}
            props={{ task, onClose: close }}
            waiting={<Skeleton lines={8} />}
            isBrowserOnly
          />
        )}
      </Dialog>
    </>
  );
}

/** Loads the form on the server alone, because browsers with scripts never show it. */
function ComplaintWithoutScripts(props: ComponentProps<typeof PlainComplaint>) {
  return <Region when="interaction" load={loadPlainComplaint} props={props} />;
}

const TITLES: Record<ComplaintTask['kind'], ReactNode> = {
  create: <Trans>Complain about an item</Trans>,
  change: <Trans>Edit complaint</Trans>,
  delete: <Trans>Delete this complaint?</Trans>,
};
