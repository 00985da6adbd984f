import { Trans } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import { isBeyondLastPage } from '@marketplace/contracts/api/isBeyondLastPage';
import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { profilePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useId } from 'react';
import { EmptyPage } from '../empty-page/EmptyPage';
import { LateCodeNotice } from '../late-code-notice/LateCodeNotice';
import { useLateDialog } from '../use-late-dialog/useLateDialog';
import { AddressCard } from './AddressCard';
import type { AddressTask } from './AddressTask';

interface AddressBookProps {
  addresses: Address[];
  paginationStatus: PaginationStatus;
}

const loadDialogs = () =>
  import(/* webpackChunkName: "account-address-dialogs" */ './AddressDialogs');

/** A page of the customer's addresses; they are added, changed and deleted in dialogs. */
export function AddressBook({ addresses, paginationStatus }: AddressBookProps) {
  const id = useId();
  const headingRef = useFocusAfterRemoval(paginationStatus.totalItems);
  const dialog = useLateDialog<AddressTask, Awaited<ReturnType<typeof loadDialogs>>>(loadDialogs);
  const { code, opened } = dialog;
  const isFirst = paginationStatus.totalItems === 0;
  const add = (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      onClick={() => dialog.open({ kind: 'save', isFirst })}
      isLoading={dialog.isLoading}
    >
      <Trans>Add an address</Trans>
    </Button>
  );
  return (
    <Stack>
      <Cluster $justify="between">
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          <Trans>Your addresses</Trans>
        </h2>
        {!isFirst && add}
      </Cluster>
      <LateCodeNotice hasFailed={dialog.hasFailed} />
      {isFirst && (
        <EmptyState
          icon="home"
          title={<Trans>No addresses yet</Trans>}
          text={<Trans>Save one, and your next order needs no typing.</Trans>}
        >
          {add}
        </EmptyState>
      )}
      {isBeyondLastPage(paginationStatus) && <EmptyPage firstPagePath={profilePath()} />}
      {addresses.length > 0 && (
        <Cards role="list" aria-labelledby={id}>
          {addresses.map((address) => (
            <li key={address.uuid}>
              <AddressCard
                address={address}
                onEdit={() => dialog.open({ kind: 'save', address, isFirst })}
                onDelete={() => dialog.open({ kind: 'delete', address })}
              />
            </li>
          ))}
        </Cards>
      )}
      <Pagination {...paginationStatus} pathFor={profilePath} />
      {opened && code && (
        <code.AddressDialogs key={opened.key} task={opened.about} onClose={dialog.close} />
      )}
    </Stack>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: var(--space-4);
`;
