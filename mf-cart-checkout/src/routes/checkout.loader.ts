import { msg } from '@lingui/core/macro';
import { type LoaderFunctionArgs, redirect } from '@marketplace/contracts/router';
import { cartPath, checkoutPath } from '@marketplace/contracts/routes';
import type { PageHead } from '@marketplace/contracts/routes/PageHead';
import { fetchCart } from '../cart/fetchCart';
import { fetchAddresses, fetchCustomer, fetchDivisions } from '../checkout/fetchCheckout';
import { turnAwayVisitors } from '../turn-away-visitors/turnAwayVisitors';

const head: PageHead = { title: msg`Checkout`, canonicalPath: checkoutPath(), isPrivate: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const [cart, addresses, customer, divisions] = await Promise.all([
    fetchCart(request),
    fetchAddresses(request),
    fetchCustomer(request),
    fetchDivisions(request),
  ]).catch(turnAwayVisitors);
  if (cart.cartItems.length === 0) throw redirect(cartPath());
  return { head, cart, addresses, customer, divisions };
}
