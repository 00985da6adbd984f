import { msg } from '@lingui/core/macro';
import { readAccessToken } from '@marketplace/contracts/cookies';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { data, type LoaderFunctionArgs, redirect } from '@marketplace/contracts/router';
import { cartPath, checkoutPath } from '@marketplace/contracts/routes';
import { fetchShownCart } from '../cart/cartRequests';
import { flushQuantities } from '../cart/cartStore';
import { claimCart } from '../cart/claimCart';
import {
  fetchAddresses,
  fetchCustomer,
  fetchDivisions,
  fetchStaleUpazilas,
} from '../checkout/checkoutRequests';
import { fetchPaymentMethods } from '../payment/paymentRequests';

const head: PageHead = { title: msg`Checkout`, canonicalPath: checkoutPath() };

export async function loader({ request }: LoaderFunctionArgs) {
  await flushQuantities();
  await claimCart();
  const isGuest = readAccessToken(request) === undefined;
  const [cart, addresses, customer, divisions, methods] = await Promise.all([
    fetchShownCart(request),
    isGuest ? [] : fetchAddresses(request),
    isGuest ? null : fetchCustomer(request),
    fetchDivisions(request),
    fetchPaymentMethods(request),
  ]);
  if (cart.cartItems.length === 0) throw redirect(cartPath());
  // Fails if this release knows none of the offered methods, because the form would then order by
  // cash, which is not offered.
  if (methods.length === 0) throw data(null, { status: 503 });
  const staleUpazilas = await fetchStaleUpazilas(addresses, request);
  return { head, cart, addresses, staleUpazilas, customer, divisions, methods, isGuest };
}
