import { cartOwner } from '@marketplace/contracts/commerce/cartOwner';
import { clearAccessToken, clearCart, readAccessToken } from '@marketplace/contracts/cookies';
import { useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { logFailure } from '../errors/logFailure';
import { cartCookie } from './cartCookie';
import { lastKnownToken, publishSession } from './sessionState';

/** Removes the cart from this browser if the cart belongs to the customer. */
function leaveCart(): void {
  if (cartOwner.read() === null) return;
  clearCart();
  cartOwner.write(null);
  cartCookie.reread();
}

/**
 * Logs out without waiting for the network, and opens the home page (specification section 4).
 * Afterwards asks the API to revoke the token; a failure is only logged.
 */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async () => {
    const token = readAccessToken();
    clearAccessToken();
    lastKnownToken.update();
    tabStorage.clear();
    leaveCart();
    publishSession(null);
    tabChannel.post('left');
    void navigate(homePath());
    // Runs the root loader, because the navigation does not run it.
    void revalidate();
    if (token === undefined) return;
    await import('./revokeToken')
      .then(({ revokeToken }) => revokeToken(token))
      .catch((error: unknown) => logFailure('logout', error));
  };
}
