import { Trans } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import { PlainList } from '../menus/PlainList';
import { useLogOut } from '../session/useLogOut';
import { useAccountPages } from './useAccountPages';

/** Where a signed-in customer can go, and out; the list is painted by whoever shows it. */
export function AccountLinks() {
  const pages = useAccountPages();
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
