import { Trans, useLingui } from '@lingui/react/macro';
import type { Complaint } from '@marketplace/contracts/api/complaints';
import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import * as icons from '@marketplace/contracts/design/icons';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { isBeyondLastPage } from '@marketplace/contracts/pages/pageNumbers';
import { complaintsPath, ordersPath, trackOrderPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { ButtonLink } from '@marketplace/contracts/ui/ButtonLink';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { VisuallyHidden } from '@marketplace/contracts/ui/VisuallyHidden';
import { EmptyPage } from '../page-parts/EmptyPage';
import { ComplaintCard } from './ComplaintCard';

interface ComplaintListProps {
  complaints: Complaint[];
  paginationStatus: PaginationStatus;
  /** True if each complaint links to its messages. */
  hasCases: boolean;
  /** True for a guest, to whom the list of orders is closed. */
  isGuest: boolean;
  onEdit: (complaint: Complaint) => void;
  onDelete: (complaint: Complaint) => void;
}

export function ComplaintList(props: ComplaintListProps) {
  const { complaints, paginationStatus, hasCases, isGuest, onEdit, onDelete } = props;
  const { t } = useLingui();
  const headingRef = useFocusAfterRemoval(paginationStatus.totalItems);
  if (isBeyondLastPage(paginationStatus)) return <EmptyPage firstPagePath={complaintsPath()} />;
  return (
    <Stack>
      <VisuallyHidden as="h2" ref={headingRef} tabIndex={-1}>
        <Trans>What you complained about</Trans>
      </VisuallyHidden>
      {complaints.length === 0 && <NoComplaints isGuest={isGuest} />}
      {complaints.length > 0 && (
        <List role="list" aria-label={t`Your complaints`}>
          {complaints.map((complaint) => (
            <li key={complaint.uuid}>
              <ComplaintCard
                complaint={complaint}
                hasCase={hasCases}
                page={complaintsPath({ pageNumber: paginationStatus.pageNumber })}
                onEdit={() => onEdit(complaint)}
                onDelete={() => onDelete(complaint)}
              />
            </li>
          ))}
        </List>
      )}
      <Pagination {...paginationStatus} pathFor={(pageNumber) => complaintsPath({ pageNumber })} />
    </Stack>
  );
}

function NoComplaints({ isGuest }: Pick<ComplaintListProps, 'isGuest'>) {
  return (
    <EmptyState
      icon={icons.check}
      title={<Trans>No complaints</Trans>}
      text={
        <Trans>If something you ordered is not right, tell us: open the order it came with.</Trans>
      }
    >
      <ButtonLink to={isGuest ? trackOrderPath() : ordersPath()}>
        {isGuest ? <Trans>Track your order</Trans> : <Trans>Go to your orders</Trans>}
      </ButtonLink>
    </EmptyState>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`;
