import { msg } from '@lingui/core/macro';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { type LoaderFunctionArgs, redirect } from '@marketplace/contracts/router';
import { cartPath, checkoutPath } from '@marketplace/contracts/routes';
import { fetchCart } from '../cart/cartRequests';
import { fetchAddresses, fetchCustomer, fetchDivisions } from '../checkout/checkoutRequests';
import { fetchPaymentMethods } from '../payment/paymentRequests';

const head: PageHead = { title: msg`Checkout`, canonicalPath: checkoutPath() };

export async function loader({ request }: LoaderFunctionArgs) {
  const [cart, addresses, customer, divisions, methods] = await Promise.all([
    fetchCart(request),
    fetchAddresses(request),
    fetchCustomer(request),
    fetchDivisions(request),
    fetchPaymentMethods(request),
  ]);
  if (cart.cartItems.length === 0) throw redirect(cartPath());
  return { head, cart, addresses, customer, divisions, methods };
}
