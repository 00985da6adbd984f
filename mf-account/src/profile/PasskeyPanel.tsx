import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_PASSKEYS, type Passkey, type PasskeyList } from '@marketplace/contracts/api/passkeys';
import { canUsePasskeys } from '@marketplace/contracts/client/passkeyCeremonies';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { Region } from '@marketplace/contracts/rendering';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useIsHydrated } from '@marketplace/contracts/useIsHydrated';
import { useId } from 'react';
import { HeadingRow } from '../page-parts/HeadingRow';
import { useDialogTask } from '../page-parts/useDialogTask';

const loadForm = () =>
  import(/* webpackChunkName: "account-passkey-dialog" */ './PasskeyForm').then(
    (it) => it.PasskeyForm,
  );

/** Passkey to delete, and the name of its device. Without `uuid`, a passkey is added. */
interface PasskeyTask {
  uuid?: string;
  device?: string;
}

/**
 * Lists the customer's passkeys, with buttons to add and delete them. Renders nothing if there are
 * none and the browser cannot make one. The server assumes that it can, because most browsers can,
 * and a panel that appears later would move the page.
 */
export function PasskeyPanel({ passkeys }: { passkeys: PasskeyList }) {
  const { items, needsPassword } = passkeys;
  const id = useId();
  const headingRef = useFocusAfterRemoval(items.length);
  const { task, open, close } = useDialogTask<PasskeyTask>(loadForm);
  const canMake = !useIsHydrated() || canUsePasskeys();
  const canAdd = canMake && items.length < MOST_PASSKEYS;
  if (items.length === 0 && !canAdd) return null;
  const device = task?.device;
  return (
    <ScriptedPanel aria-labelledby={id}>
      <Stack>
        <HeadingRow>
          <Title id={id} ref={headingRef} tabIndex={-1}>
            <Trans>Passkeys</Trans>
          </Title>
          {canAdd && (
            <Button onClick={() => open({})}>
              <Trans>Add a passkey</Trans>
            </Button>
          )}
        </HeadingRow>
        <p>
          <Trans>
            With a passkey you log in by your fingerprint, your face or the lock of a device. A new
            password deletes all passkeys.
          </Trans>
        </p>
        {items.length > 0 && (
          <Rows role="list" aria-labelledby={id}>
            {items.map((passkey) => (
              <PasskeyRow
                key={passkey.uuid}
                passkey={passkey}
                onDelete={(name) => open({ uuid: passkey.uuid, device: name })}
              />
            ))}
          </Rows>
        )}
      </Stack>
      <Dialog
        isOpen={task !== undefined}
        onClose={close}
        size="small"
        title={
          device ? <Trans>Delete the passkey of {device}?</Trans> : <Trans>Add a passkey</Trans>
        }
      >
        <Region
          when="load"
          load={loadForm}
          props={{ uuid: task?.uuid, needsPassword, onClose: close }}
          waiting={<Skeleton lines={3} />}
          isBrowserOnly
        />
      </Dialog>
    </ScriptedPanel>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onDelete: (device: string) => void;
}

function PasskeyRow({ passkey, onDelete }: PasskeyRowProps) {
  const { t, i18n } = useLingui();
  const { name, createdAt, lastUsedAt } = passkey;
  const device = name ?? t`Unknown device`;
  const added = formatDate(createdAt, i18n);
  const used = lastUsedAt && formatDate(lastUsedAt, i18n);
  return (
    <Row>
      <div>
        <h3 translate={name === null ? undefined : 'no'}>{device}</h3>
        <p>
          <Trans>Added on {added}</Trans>
        </p>
        <p>{used ? <Trans>Last used on {used}</Trans> : <Trans>Not used yet</Trans>}</p>
      </div>
      <Button
        variant="quiet"
        onClick={() => onDelete(device)}
        aria-label={t`Delete the passkey of ${device}`}
      >
        <Trans>Delete</Trans>
      </Button>
    </Row>
  );
}

/** Without scripts, its buttons would do nothing. */
const ScriptedPanel = styled(Panel)`
  ${withoutScripts} {
    display: none;
  }
`;

const Title = styled.h2`
  font-size: var(--text-l);
`;

const Rows = styled.ul`
  display: grid;
  gap: var(--space-4);
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  justify-content: space-between;
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);

  h3 {
    font-size: var(--text-m);
  }

  p {
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }
`;
