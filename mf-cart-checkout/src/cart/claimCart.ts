import { cartOwner } from '@marketplace/contracts/commerce/cartOwner';
import { readCartUuid } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { runExclusive } from '../runExclusive';
import { publishCart, publishChange } from './publishCart';
import { repliedCart } from './repliedCart';

/**
 * Makes the cart of the cookie that of whoever is signed in, once per customer, and publishes it. What
 * another customer has left on this device is not shown and not brought along. A failure is only
 * logged: it is tried again with the next page.
 */
export async function claimCart(): Promise<void> {
  const customer = bus.retained('session:changed')?.user?.uuid;
  if (customer === undefined || isClaimedBy(customer)) return;
  try {
    await runExclusive('cart', async () => {
      // Another tab, or the page itself, may have been first.
      if (isClaimedBy(customer)) return;
      if (cartOwner.read() !== null && cartOwner.read() !== customer) forgetCart();
      const { sendClaim } = await import(/* webpackChunkName: "cart-data" */ './cartRequests');
      const cart = await sendClaim();
      if (!cart) return;
      cartOwner.write(customer);
      withoutCart = cart.uuid === null ? customer : undefined;
      repliedCart.keep(cart);
      publishChange(cart);
    });
  } catch (error) {
    console.warn('The cart is not yet the customer’s:', error);
  }
}

/** The customer who was found to have no cart. */
let withoutCart: string | undefined;

const isClaimedBy = (customer: string) =>
  cartOwner.read() === customer && (readCartUuid() !== undefined || withoutCart === customer);

function forgetCart(): void {
  cartOwner.write(null);
  publishCart({ uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 });
}

/** Claims the cart on login and forgets it on logout, which has taken its cookie; returns the unsubscribe function. */
export function followSession(): () => void {
  return bus.subscribe('session:changed', ({ isLogin }) => {
    if (isLogin) void claimCart();
    else if (bus.retained('cart:changed')?.cartUuid && readCartUuid() === undefined) forgetCart();
  });
}
