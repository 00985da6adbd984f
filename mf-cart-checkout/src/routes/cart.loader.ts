import { msg } from '@lingui/core/macro';
import { sendGuestCode } from '@marketplace/contracts/api/guests';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { readAccessToken } from '@marketplace/contracts/cookies';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { cartPath } from '@marketplace/contracts/routes';
import { fetchShownCart } from '../cart/cartRequests';
import { flushQuantities } from '../cart/cartStore';
import { claimCart } from '../cart/claimCart';

const head: PageHead = { title: msg`Your cart`, canonicalPath: cartPath() };

export async function loader({ request }: LoaderFunctionArgs) {
  await claimCart();
  await flushQuantities({ ofOtherPages: true });
  const isSignedIn = readAccessToken(request) !== undefined;
  const cart = await fetchShownCart(request);
  // Without a cart, the page has no link to the checkout, so it need not know whether guests can
  // order.
  const hasGuests =
    !isSignedIn && cart.uuid !== null && (await isCallSupported(sendGuestCode, request));
  return { head, cart, isSignedIn, hasGuests };
}
