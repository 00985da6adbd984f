import { Trans } from '@lingui/react/macro';
import { Link } from '@marketplace/contracts/router';
import { ordersPath, wishlistPath } from '@marketplace/contracts/routes';
import { PlainList } from '../menus/PlainList';
import { useLogOut } from '../session/useLogOut';

/** Where a signed-in customer can go, and out; the list is painted by whoever shows it. */
export function AccountLinks() {
  const logOut = useLogOut();
  return (
    <PlainList>
      <li>
        <Link to={ordersPath()}>
          <Trans>My Order</Trans>
        </Link>
      </li>
      <li>
        <Link to={wishlistPath()}>
          <Trans>My Wishlist</Trans>
        </Link>
      </li>
      <li>
        <button type="button" onClick={() => void logOut()}>
          <Trans>Logout</Trans>
        </button>
      </li>
    </PlainList>
  );
}
