import { useSession } from '../session/useSession';
import { AccountDropdown } from './AccountDropdown';
import { LoginButton } from './LoginButton';

/** The Login button, or the customer's name with what is theirs (specification section 2). */
export function AccountMenu() {
  const { isLogin } = useSession();
  return isLogin ? <AccountDropdown /> : <LoginButton />;
}
