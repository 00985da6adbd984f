import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@marketplace/contracts/api/sessions';
import { useFocusAfterRemoval } from '@marketplace/contracts/design/useFocusAfterRemoval';
import { formatDate } from '@marketplace/contracts/i18n/formatDate';
import { Region } from '@marketplace/contracts/rendering';
import { profilePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Badge } from '@marketplace/contracts/ui/Badge';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useId } from 'react';
import { DialogButton } from '../page-parts/DialogButton';
import { HeadingRow } from '../page-parts/HeadingRow';
import { PlainDialog } from '../page-parts/PlainDialog';
import { plainFormPath, usePlainForm } from '../page-parts/plainForm';
import { useDialogTask } from '../page-parts/useDialogTask';

const loadForm = () =>
  import(/* webpackChunkName: "account-session-dialog" */ './SessionForm').then(
    (it) => it.SessionForm,
  );

/**
 * Session to end, and the name of its device. Without `uuid`, all sessions except the current one
 * are ended.
 */
interface SessionTask {
  uuid?: string;
  device?: string;
}

const LOG_OUT = 'log-out-devices';

const pathTo = (entry?: string) => plainFormPath(profilePath(), { intent: LOG_OUT, entry });

/** Number of sessions that are visible while the list is collapsed. */
const SHOWN = 5;

/**
 * Shows the devices on which the customer is logged in, with buttons to log them out. Renders
 * nothing if the API lists no sessions.
 */
export function SessionList({ sessions }: { sessions: Session[] }) {
  const { t } = useLingui();
  const id = useId();
  const headingRef = useFocusAfterRemoval(sessions.length);
  const { task, open, close } = useDialogTask<SessionTask>(loadForm);
  const plainForm = usePlainForm();
  if (sessions.length === 0) return null;
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const hasOthers = others.length > 0;
  const named = others.find(({ uuid }) => uuid === plainForm?.entry);
  const rows = [...sessions.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
    <SessionRow
      key={session.uuid}
      session={session}
      onEnd={(name) => open({ uuid: session.uuid, device: name })}
    />
  ));
  return (
    <Panel aria-labelledby={id}>
      <Stack>
        <HeadingRow>
          <Title id={id} ref={headingRef} tabIndex={-1}>
            <Trans>Where you are logged in</Trans>
          </Title>
          {hasOthers && (
            <DialogButton onClick={() => open({})} plainPath={pathTo()}>
              <Trans>Log out everywhere else</Trans>
            </DialogButton>
          )}
        </HeadingRow>
        {hasOthers && (
          <p>
            <Trans>Is one of them not yours? Log it out, and set a new password.</Trans>
          </p>
        )}
        <Rows role="list" aria-labelledby={id}>
          {rows.slice(0, SHOWN)}
        </Rows>
        {rows.length > SHOWN && (
          <details>
            <Unfold>
              <Trans>Show all</Trans>
            </Unfold>
            <Rows role="list">{rows.slice(SHOWN)}</Rows>
          </details>
        )}
      </Stack>
      {plainForm?.intent === LOG_OUT && (plainForm.entry === undefined || named) && (
        <PlainDialog title={<FormTitle device={named && (named.device ?? t`Unknown device`)} />}>
          <Region
            when="interaction"
            load={loadForm}
            props={{ uuid: named?.uuid, onClose: close }}
          />
        </PlainDialog>
      )}
      <Dialog
        isOpen={task !== undefined}
        onClose={close}
        size="small"
        title={<FormTitle device={task?.device} />}
      >
        <Region
          when="load"
          load={loadForm}
          props={{ uuid: task?.uuid, onClose: close }}
          waiting={<Skeleton lines={3} />}
          isBrowserOnly
        />
      </Dialog>
    </Panel>
  );
}

function FormTitle({ device }: { device: string | undefined }) {
  return device ? <Trans>Log out of {device}?</Trans> : <Trans>Log out everywhere else?</Trans>;
}

interface SessionRowProps {
  session: Session;
  onEnd: (device: string) => void;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { t, i18n } = useLingui();
  const { network, startedAt, lastUsedAt, isCurrent } = session;
  const device = session.device ?? t`Unknown device`;
  const begun = formatDate(startedAt, i18n);
  const used = formatDate(lastUsedAt, i18n);
  return (
    <Row>
      <div>
        <Cluster $gap={2}>
          <h3 translate={session.device === null ? undefined : 'no'}>{device}</h3>
          {isCurrent && (
            <Badge $tone="good">
              <Trans>This device</Trans>
            </Badge>
          )}
        </Cluster>
        <p>
          <Trans>Last used on {used}</Trans>
        </p>
        <p>
          <Trans>Logged in on {begun}</Trans>
        </p>
        {network !== null && (
          <p>
            <Trans>Network: {network}</Trans>
          </p>
        )}
      </div>
      {!isCurrent && (
        <DialogButton
          variant="quiet"
          onClick={() => onEnd(device)}
          plainPath={pathTo(session.uuid)}
          aria-label={t`Log out of ${device}`}
        >
          <Trans>Log out</Trans>
        </DialogButton>
      )}
    </Row>
  );
}

const Title = styled.h2`
  font-size: var(--text-l);
`;

const Rows = styled.ul`
  display: grid;
  gap: var(--space-4);
`;

const Unfold = styled.summary`
  width: fit-content;
  min-height: var(--target);
  padding-block: var(--space-3);
  color: var(--color-link);
  font-weight: var(--weight-medium);
  cursor: pointer;
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
