import { Trans, useLingui } from '@lingui/react/macro';
import type { Address } from '@marketplace/contracts/api/addresses';
import type { Division } from '@marketplace/contracts/api/locations';
import type { PaginationStatus } from '@marketplace/contracts/api/pagination';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { otherLanguageOf } from '@marketplace/contracts/i18n/otherLanguageOf';
import { isBeyondLastPage } from '@marketplace/contracts/pages/pageNumbers';
import { Region } from '@marketplace/contracts/rendering';
import { profilePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Badge } from '@marketplace/contracts/ui/Badge';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { EmptyState } from '@marketplace/contracts/ui/EmptyState';
import { Pagination } from '@marketplace/contracts/ui/Pagination';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useId } from 'react';
import { DialogButton } from '../page-parts/DialogButton';
import { EmptyPage } from '../page-parts/EmptyPage';
import { HeadingRow } from '../page-parts/HeadingRow';
import { PlainDialog } from '../page-parts/PlainDialog';
import { PlainRefusal } from '../page-parts/PlainRefusal';
import { PostalAddressBlock } from '../page-parts/PostalAddressBlock';
import { plainFormPath, usePlainForm } from '../page-parts/plainForm';
import { useDialogTask } from '../page-parts/useDialogTask';
import type { AddressTask } from './AddressForms';

interface AddressBookProps {
  addresses: Address[];
  paginationStatus: PaginationStatus;
  /** Divisions for the form without scripts, if the URL asks for it. */
  divisions: Division[] | undefined;
}

const SAVE_ADDRESS = 'save-address';
const DELETE_ADDRESS = 'delete-address';

const loadForms = () =>
  import(/* webpackChunkName: "account-address-dialogs" */ './AddressForms').then(
    (it) => it.AddressForms,
  );

const loadPlainForm = () =>
  import(/* webpackChunkName: "account-plain-address" */ './PlainAddressForm').then(
    (it) => it.PlainAddressForm,
  );

/** Shows one page of the customer's addresses, with dialogs to add, edit and delete addresses. */
export function AddressBook({ addresses, paginationStatus, divisions }: AddressBookProps) {
  const id = useId();
  const headingRef = useFocusAfterRemoval(paginationStatus.totalItems);
  const dialog = useDialogTask<AddressTask>(loadForms);
  const isFirst = paginationStatus.totalItems === 0;
  const plainTask = usePlainTask(addresses, isFirst);
  const page = profilePath(paginationStatus.pageNumber);
  const add = (
    <DialogButton
      variant={isFirst ? 'primary' : 'secondary'}
      onClick={() => dialog.open({ kind: 'save', isFirst })}
      plainPath={plainFormPath(page, { intent: SAVE_ADDRESS })}
    >
      <Trans>Add an address</Trans>
    </DialogButton>
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
                page={page}
                onEdit={() => dialog.open({ kind: 'save', address, isFirst })}
                onDelete={() => dialog.open({ kind: 'delete', address })}
              />
            </li>
          ))}
        </Cards>
      )}
      <Pagination {...paginationStatus} pathFor={profilePath} />
      {!plainTask && <PlainRefusal intents={[SAVE_ADDRESS, DELETE_ADDRESS]} />}
      {plainTask && (
        <PlainDialog title={<DialogTitle {...plainTask} />}>
          {plainTask.kind === 'save' ? (
            <Region
              when="interaction"
              load={loadPlainForm}
              props={{ address: plainTask.address, isFirst, divisions }}
            />
          ) : (
            <Region
              when="interaction"
              load={loadForms}
              props={{ task: plainTask, onClose: dialog.close }}
            />
          )}
        </PlainDialog>
      )}
      <AddressDialog {...dialog} />
    </Stack>
  );
}

/** Returns the task of the form that the URL asks for, in a browser without scripts. */
function usePlainTask(addresses: Address[], isFirst: boolean): AddressTask | undefined {
  const plainForm = usePlainForm();
  const address = addresses.find(({ uuid }) => uuid === plainForm?.entry);
  if (plainForm?.intent === DELETE_ADDRESS) return address && { kind: 'delete', address };
  if (plainForm?.intent !== SAVE_ADDRESS) return undefined;
  const isKnown = address !== undefined || plainForm.entry === undefined;
  return isKnown ? { kind: 'save', address, isFirst } : undefined;
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
  /** Path of the page that shows the address. */
  page: string;
  onEdit: () => void;
  onDelete: () => void;
}

function AddressCard({ address, page, onEdit, onDelete }: AddressCardProps) {
  const { t, i18n } = useLingui();
  const entry = address.uuid;
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
        <DialogButton
          onClick={onEdit}
          plainPath={plainFormPath(page, { intent: SAVE_ADDRESS, entry })}
          aria-label={t`Edit ${name}`}
        >
          <Trans>Edit</Trans>
        </DialogButton>
        <DialogButton
          variant="quiet"
          onClick={onDelete}
          plainPath={plainFormPath(page, { intent: DELETE_ADDRESS, entry })}
          aria-label={t`Delete ${name}`}
        >
          <Trans>Delete</Trans>
        </DialogButton>
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
