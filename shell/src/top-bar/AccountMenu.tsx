import { Trans } from '@lingui/react/macro';
import * as moreIcons from '@marketplace/contracts/design/moreIcons';
import { Link } from '@marketplace/contracts/router';
import styled from '@marketplace/contracts/styled';
import { Icon } from '@marketplace/contracts/ui/Icon';
import { bus } from '../../contracts';
import { loadLoginDialog } from '../auth/LoginDialogHost';
import { Disclosure } from '../menus/Disclosure';
import { PlainList } from '../menus/MenuLink';
import { DropdownPanel } from '../menus/menu.styles';
import { useSession } from '../session/sessionState';
import { useLogOut } from '../session/useLogOut';
import { useCustomerPages } from './useCustomerPages';

/** The Login button or, for a customer, their name with a dropdown (specification section 2). */
export function AccountMenu() {
  const { isLogin } = useSession();
  return isLogin ? <AccountDropdown /> : <LoginButton />;
}

/** Button that requests the login modal. Its container styles it. */
export function LoginButton() {
  return (
    <button
      type="button"
      onPointerEnter={loadLoginDialog.prefetch}
      onFocus={loadLoginDialog.prefetch}
      onClick={() => bus.publish('session:login-requested', { reason: 'header' })}
    >
      <Icon shape={moreIcons.user} size="small" />
      <Trans>Login</Trans>
    </button>
  );
}

/** The customer's name, with a dropdown of links to the customer's pages. */
function AccountDropdown() {
  return (
    <Dropdown>
      <Disclosure label={<AccountName />} group="account" closesOnLeave={() => true}>
        <DropdownPanel $align="end">
          <AccountLinks />
        </DropdownPanel>
      </Disclosure>
    </Dropdown>
  );
}

/** Links to the customer's pages and a logout button. Their container styles them. */
export function AccountLinks() {
  const pages = useCustomerPages();
  const logOut = useLogOut();
  return (
    <PlainList>
      {pages.map(({ path, name }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={() => void logOut()}>
          <Trans>Logout</Trans>
        </button>
      </li>
    </PlainList>
  );
}

/** The customer's name, or a general label while the API cannot name the customer. */
function AccountName() {
  const { user } = useSession();
  return (
    <Account>
      <Icon shape={moreIcons.user} size="small" />
      <Name translate={user ? 'no' : undefined}>{user?.fullName ?? <Trans>My account</Trans>}</Name>
    </Account>
  );
}

const Dropdown = styled.div`
  position: relative;
`;

const Account = styled.span`
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
