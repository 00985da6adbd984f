import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { isBeyondLastPage } from '@marketplace/contracts/pages/pageNumbers';
import { Region } from '@marketplace/contracts/rendering';
import { profilePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Badge } from '@marketplace/contracts/ui/Badge';
import { Button } from '@marketplace/contracts/ui/Button';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useId } from 'react';
import { EmptyPage } from '../page-parts/EmptyPage';
import { HeadingRow } from '../page-parts/HeadingRow';
import { PostalAddressBlock } from '../page-parts/PostalAddressBlock';
import { useDialogTask } from '../page-parts/useDialogTask';
import type { AddressTask } from './AddressForms';

interface AddressBookProps {
  addresses: Address[];
  paginationStatus: PaginationStatus;
}

const loadForms = () =>
  import(/* webpackChunkName: "account-address-dialogs" */ './AddressForms').then(
    (it) => it.AddressForms,
  );

/** Shows one page of the customer's addresses, with dialogs to add, edit and delete addresses. */
export function AddressBook({ addresses, paginationStatus }: AddressBookProps) {
  const id = useId();
  const headingRef = useFocusAfterRemoval(paginationStatus.totalItems);
  const dialog = useDialogTask<AddressTask>(loadForms);
  const isFirst = paginationStatus.totalItems === 0;
  const add = (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      onClick={() => dialog.open({ kind: 'save', isFirst })}
    >
      <Trans>Add an address</Trans>
    </Button>
  );
  return (
    <Stack>
      <HeadingRow>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          <Trans>Your addresses</Trans>
        </h2>
        {!isFirst && add}
      </HeadingRow>
      {isFirst && (
        <EmptyState
          icon={moreIcons.home}
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
      <AddressDialog {...dialog} />
    </Stack>
  );
}

interface AddressDialogProps {
  task: AddressTask | undefined;
  close: () => void;
}

/** Shows the dialog immediately, with a placeholder until the form's code has loaded. */
function AddressDialog({ task, close }: AddressDialogProps) {
  const isLarge = task?.kind === 'save';
  return (
    <Dialog
      isOpen={task !== undefined}
      onClose={close}
      title={task && <DialogTitle {...task} />}
      size={isLarge ? 'large' : 'small'}
    >
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
  );
}

function DialogTitle({ kind, address }: AddressTask) {
  if (kind === 'delete') return <Trans>Delete this address?</Trans>;
  return address ? <Trans>Edit address</Trans> : <Trans>Add an address</Trans>;
}

interface AddressCardProps {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
}

function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const { t, i18n } = useLingui();
  const name = address.label || address.name;
  return (
    <Card>
      <Cluster $gap={2}>
        <h3 dir="auto" lang={otherLanguageOf(name, i18n.locale)}>
          {name}
        </h3>
        {address.isDefault && (
          <Badge $tone="good">
            <Trans>Default</Trans>
          </Badge>
        )}
      </Cluster>
      <PostalAddressBlock address={address} />
      <Actions>
        <Button onClick={onEdit} aria-label={t`Edit ${name}`}>
          <Trans>Edit</Trans>
        </Button>
        <Button variant="quiet" onClick={onDelete} aria-label={t`Delete ${name}`}>
          <Trans>Delete</Trans>
        </Button>
      </Actions>
    </Card>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: var(--space-4);
`;

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: var(--space-2);
  height: 100%;
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);

  h3 {
    font-size: var(--text-m);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block-start: var(--space-2);
`;
