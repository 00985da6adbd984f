import { Trans } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { Disclosure } from '../menus/Disclosure';
import { DropdownPanel } from '../menus/DropdownPanel';
import { useSession } from '../session/useSession';
import { AccountLinks } from './AccountLinks';
import { LoginButton } from './LoginButton';

/** The Login button, or the customer's name with what is theirs (specification section 2). */
export function AccountMenu() {
  const { isLogin, user } = useSession();
  if (!isLogin) return <LoginButton />;
  const label = (
    <>
      <Icon name="user" size="small" />
      <Name>{user?.fullName ?? <Trans>My account</Trans>}</Name>
    </>
  );
  return (
    <Root>
      <Disclosure label={label} group="account" closesOnLeave={() => true}>
        <DropdownPanel $align="end">
          <AccountLinks />
        </DropdownPanel>
      </Disclosure>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
`;

const Name = styled.span`
  max-width: 22ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
