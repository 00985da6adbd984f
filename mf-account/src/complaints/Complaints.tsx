import { Trans } from '@lingui/react/macro';
import type { Complaint } from '@marketplace/contracts/api/complaints';
import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import type { Deferrable } from '@marketplace/contracts/loading/loadPart';
import { useLocation, useNavigate, useSearchParams } from '@marketplace/contracts/router';
import { complaintsPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { useEffect } from 'react';
import { HeadingRow } from '../page-parts/HeadingRow';
import { Region } from '../page-parts/Region';
import { LazyDialogFailure, useLazyDialog } from '../page-parts/useLazyDialog';
import type { ComplaintTask } from './ComplaintDialogs';
import { ComplaintList } from './ComplaintList';

interface ComplaintsProps {
  complaints: Deferrable<{ items: Complaint[]; paginationStatus: PaginationStatus }>;
  /** The order item that the URL names. */
  item: Extract<ComplaintTask, { kind: 'create' }>['item'];
}

/** Value of `orderItem` in the URL for an item that is still to be chosen. */
const ANY_ITEM = 'any';

const loadDialogs = () =>
  import(/* webpackChunkName: "account-complaint-dialogs" */ './ComplaintDialogs');

/** The customer's complaints and their dialogs; `orderItem` in the URL opens a new one. */
export function Complaints({ complaints, item }: ComplaintsProps) {
  const [searchParams] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const isRequestedByUrl = searchParams.has('orderItem');
  const dialog = useLazyDialog<ComplaintTask, Awaited<ReturnType<typeof loadDialogs>>>(loadDialogs);
  const { code, opened } = dialog;
  const { fetchCode } = dialog;

  // The URL can open the dialog by itself: by a link from an order, or when the page is loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second press of the link retries
  useEffect(() => {
    if (isRequestedByUrl) void fetchCode();
  }, [isRequestedByUrl, key, fetchCode]);

  const closeNew = () =>
    void navigate(complaintsPath(), { replace: true, preventScrollReset: true });
  return (
    <>
      <HeadingRow>
        <PageHeading>
          <Trans>Your complaints</Trans>
        </PageHeading>
        <ButtonLink to={complaintsPath({ orderItem: ANY_ITEM })} preventScrollReset>
          <Trans>Complain about an item</Trans>
        </ButtonLink>
      </HeadingRow>
      <LazyDialogFailure hasFailed={dialog.hasFailed} />
      <Region
        data={complaints}
        fallback={<Skeleton shape="block" height={420} />}
        failure={<Trans>Your complaints could not be loaded</Trans>}
      >
        {({ items, paginationStatus }) => (
          <ComplaintList
            complaints={items}
            paginationStatus={paginationStatus}
            onEdit={(complaint) => dialog.open({ kind: 'change', complaint })}
            onDelete={(complaint) => dialog.open({ kind: 'delete', complaint })}
          />
        )}
      </Region>
      {isRequestedByUrl && code && (
        <code.ComplaintDialogs task={{ kind: 'create', item }} onClose={closeNew} />
      )}
      {!isRequestedByUrl && opened && code && (
        <code.ComplaintDialogs key={opened.key} task={opened.task} onClose={dialog.close} />
      )}
    </>
  );
}
