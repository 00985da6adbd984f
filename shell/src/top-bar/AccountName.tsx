import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { useSession } from '../session/useSession';

/** Who is signed in, or that somebody is while the API cannot name them. */
export function AccountName() {
  const { user } = useSession();
  return (
    <Root>
      <Icon name="user" size="small" />
      <Name>{user?.fullName ?? <Trans>My account</Trans>}</Name>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
`;

const Name = styled.span`
  max-width: 22ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
