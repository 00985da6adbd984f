import { Trans } from '@lingui/react/macro';
import type { Complaint } from '@marketplace/contracts/api/complaints';
import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import { useLocation, useNavigate, useSearchParams } from '@marketplace/contracts/router';
import { complaintsPath } from '@marketplace/contracts/routes';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { PageHeading } from '@marketplace/contracts/ui/PageHeading';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { useEffect } from 'react';
import type { ComplaintTask } from '../complaint-dialogs/ComplaintDialogs';
import { ComplaintList } from '../complaint-list/ComplaintList';
import { LateCodeNotice } from '../late-code-notice/LateCodeNotice';
import { Region } from '../region/Region';
import type { RegionData } from '../region-data/regionData';
import { useLateDialog } from '../use-late-dialog/useLateDialog';

interface ComplaintDeskProps {
  complaints: RegionData<{ items: Complaint[]; paginationStatus: PaginationStatus }>;
  /** The line that the address names. */
  about: Extract<ComplaintTask, { kind: 'create' }>['about'];
}

/** Stands in an address for a line that is still to be chosen. */
const ANY_LINE = 'any';

const loadDialogs = () =>
  import(
    /* webpackChunkName: "account-complaint-dialogs" */ '../complaint-dialogs/ComplaintDialogs'
  );

/** The customer's complaints, and where they are written; `orderItem` in the address opens a new one. */
export function ComplaintDesk({ complaints, about }: ComplaintDeskProps) {
  const [searchParams] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const isAsked = searchParams.has('orderItem');
  const dialog = useLateDialog<ComplaintTask, Awaited<ReturnType<typeof loadDialogs>>>(loadDialogs);
  const { code, opened } = dialog;
  const { fetchCode } = dialog;

  // The address can ask before anything is pressed: by a link from an order, or when it is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed again, the link asks again
  useEffect(() => {
    if (isAsked) void fetchCode();
  }, [isAsked, key, fetchCode]);

  const closeNew = () =>
    void navigate(complaintsPath(), { replace: true, preventScrollReset: true });
  return (
    <>
      <Cluster $justify="between">
        <PageHeading>
          <Trans>Your complaints</Trans>
        </PageHeading>
        <ButtonLink to={complaintsPath({ orderItem: ANY_LINE })} preventScrollReset>
          <Trans>Complain about an item</Trans>
        </ButtonLink>
      </Cluster>
      <LateCodeNotice hasFailed={dialog.hasFailed} />
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
      {isAsked && code && (
        <code.ComplaintDialogs task={{ kind: 'create', about }} onClose={closeNew} />
      )}
      {!isAsked && opened && code && (
        <code.ComplaintDialogs key={opened.key} task={opened.about} onClose={dialog.close} />
      )}
    </>
  );
}
