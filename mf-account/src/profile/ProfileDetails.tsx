import { Trans, useLingui } from '@lingui/react/macro';
import { Region } from '@marketplace/contracts/rendering';
import { Link } from '@marketplace/contracts/router';
import { loginVerificationPath, profilePath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Skeleton } from '@marketplace/contracts/ui/Skeleton';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type ReactNode, useId } from 'react';
import { bus } from '../../contracts';
import { DialogButton } from '../page-parts/DialogButton';
import { HeadingRow } from '../page-parts/HeadingRow';
import { PlainDialog } from '../page-parts/PlainDialog';
import { plainFormPath, usePlainForm } from '../page-parts/plainForm';
import { useDialogTask } from '../page-parts/useDialogTask';
import type { Profile } from './profileRequests';
import { UnverifiedEmail } from './UnverifiedEmail';

const loadForm = () =>
  import(/* webpackChunkName: "account-profile-dialog" */ './ProfileForm').then(
    (it) => it.ProfileForm,
  );

const SAVE_PROFILE = 'save-profile';

/** Shows the customer's details. They can be edited if the API supports that. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { customer, isEditable, newPhone } = profile;
  const id = useId();
  const { task, open, close } = useDialogTask<true>(loadForm);
  const plainForm = usePlainForm();
  return (
    <Panel aria-labelledby={id}>
      <Stack>
        <HeadingRow>
          <Title id={id}>
            <Trans>Your details</Trans>
          </Title>
          {isEditable && (
            <DialogButton
              onClick={() => open(true)}
              plainPath={plainFormPath(profilePath(), { intent: SAVE_PROFILE })}
              aria-label={t`Edit your details`}
            >
              <Trans>Edit</Trans>
            </DialogButton>
          )}
        </HeadingRow>
        <Facts>
          <Detail name={<Trans>Full name</Trans>}>
            <span translate="no">{customer.fullName}</span>
          </Detail>
          <Detail name={<Trans>E-mail</Trans>}>
            {customer.email ?? <Trans>None given</Trans>}
          </Detail>
          <Detail name={<Trans>Phone</Trans>}>
            <span>{customer.phone}</span>
            {newPhone === undefined && <PhoneHelp />}
          </Detail>
        </Facts>
        {isEditable && customer.emailVerified === false && customer.email !== null && (
          <UnverifiedEmail email={customer.email} />
        )}
        {!customer.phoneVerified && (
          <Notice tone="warn">
            <Trans>Your phone is not verified yet.</Trans>{' '}
            <Link to={loginVerificationPath(profilePath())}>
              <Trans>Enter the code</Trans>
            </Link>
          </Notice>
        )}
      </Stack>
      {plainForm?.intent === SAVE_PROFILE && isEditable && (
        <PlainDialog title={<Trans>Edit your details</Trans>}>
          <Region when="interaction" load={loadForm} props={{ customer, onClose: close }} />
        </PlainDialog>
      )}
      <Dialog isOpen={task !== undefined} onClose={close} title={<Trans>Edit your details</Trans>}>
        <Region
          when="load"
          load={loadForm}
          props={{ customer, onClose: close }}
          waiting={<Skeleton lines={6} />}
          isBrowserOnly
        />
      </Dialog>
    </Panel>
  );
}

function Detail({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Fact>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Fact>
  );
}

/**
 * Explains that support changes the phone, with which the customer logs in. Shown if the API does
 * not let customers change it.
 */
function PhoneHelp() {
  return (
    <Root>
      <p>
        <Trans>You log in with this number. Help & Support can change it for you.</Trans>
      </p>
      <AskButton type="button" onClick={() => bus.publish('support-chat:requested', {})}>
        <Trans>Ask Help & Support</Trans>
      </AskButton>
    </Root>
  );
}

const Title = styled.h2`
  font-size: var(--text-l);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Fact = styled.div`
  min-width: 0;

  dt {
    color: var(--color-ink-soft);
    font-size: var(--text-s);
  }

  dd {
    font-weight: var(--weight-medium);
  }
`;

const Root = styled.div`
  color: var(--color-ink-soft);
  font-size: var(--text-s);
  font-weight: var(--weight-normal);
`;

const AskButton = styled.button`
  min-height: var(--target);
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-link);
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;
