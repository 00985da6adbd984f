import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import { loginVerificationPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Cluster } from '@marketplace/contracts/ui/Cluster';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Panel } from '@marketplace/contracts/ui/Panel';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useId } from 'react';
import { LateCodeNotice } from '../late-code-notice/LateCodeNotice';
import { useLateDialog } from '../use-late-dialog/useLateDialog';
import { Detail } from './Detail';
import type { Profile } from './fetchProfile';
import { PhoneHelp } from './PhoneHelp';

const loadDialog = () => import(/* webpackChunkName: "account-profile-dialog" */ './ProfileDialog');

/** Who the customer is, and the way to change it where the host lets them. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { customer, isEditable } = profile;
  const id = useId();
  const dialog = useLateDialog<true, Awaited<ReturnType<typeof loadDialog>>>(loadDialog);
  const { code, opened } = dialog;
  return (
    <Panel aria-labelledby={id}>
      <Stack>
        <Cluster $justify="between">
          <Title id={id}>
            <Trans>Your details</Trans>
          </Title>
          {isEditable && (
            <Button
              onClick={() => dialog.open(true)}
              isLoading={dialog.isLoading}
              aria-label={t`Edit your details`}
            >
              <Trans>Edit</Trans>
            </Button>
          )}
        </Cluster>
        <LateCodeNotice hasFailed={dialog.hasFailed} />
        <Facts>
          <Detail name={<Trans>Full name</Trans>}>{customer.fullName}</Detail>
          <Detail name={<Trans>E-mail</Trans>}>
            {customer.email ?? <Trans>None given</Trans>}
          </Detail>
          <Detail name={<Trans>Phone</Trans>}>
            {customer.phone}
            <PhoneHelp />
          </Detail>
        </Facts>
        {!customer.phoneVerified && (
          <Notice tone="warn">
            <Trans>Your phone is not verified yet.</Trans>{' '}
            <Link to={loginVerificationPath()}>
              <Trans>Enter the code</Trans>
            </Link>
          </Notice>
        )}
      </Stack>
      {opened && code && (
        <code.ProfileDialog key={opened.key} customer={customer} onClose={dialog.close} />
      )}
    </Panel>
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
