import { cartOwner } from '@marketplace/contracts/commerce/cartOwner';
import { readCartUuid } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { isAttended, onIdle } from '@marketplace/contracts/onIdle';
import { runExclusive } from '../runExclusive';
import { publishCart, publishChange } from './publishCart';
import { repliedCart } from './repliedCart';

/**
 * Makes the cart of the cookie that of whoever is signed in, once per customer, and publishes it. What
 * another customer has left on this device is not shown and not brought along. A failure is only
 * logged: it is tried again with the next page.
 */
export async function claimCart(): Promise<void> {
  const customer = signedIn();
  if (customer === undefined || isClaimedBy(customer)) return;
  forgetOthersCart(customer);
  try {
    await runExclusive('cart', async () => {
      // Another tab, or the page itself, may have been first; the customer may have left.
      if (isClaimedBy(customer) || customer !== signedIn()) return;
      const { sendClaim } = await import(/* webpackChunkName: "cart-data" */ './cartRequests');
      const cart = await publishChange(sendClaim);
      if (!cart) return;
      cartOwner.write(customer, cart.uuid);
      withoutCart = cart.uuid === null ? customer : undefined;
    });
  } catch (error) {
    console.warn('The cart is not yet the customer’s:', error);
  }
}

const signedIn = () => bus.retained('session:changed')?.user?.uuid;

/** The customer who was found to have no cart. */
let withoutCart: string | undefined;

const isClaimedBy = (customer: string) =>
  cartOwner.read() === customer && (readCartUuid() !== undefined || withoutCart === customer);

function forgetOthersCart(customer: string): void {
  const owner = cartOwner.read();
  if (owner !== null && owner !== customer) forgetCart();
}

function forgetCart(): void {
  cartOwner.write(null);
  repliedCart.forget();
  publishCart({ uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 });
}

/**
 * Claims the cart on login, and forgets it on logout, which has taken its cookie, or where it is somebody
 * else's. Claims once somebody is there: a page that nobody touches fetches nothing for a next step.
 * Returns the unsubscribe function.
 */
export function followSession(): () => void {
  let cancel = () => {};
  const stop = bus.subscribe('session:changed', ({ isLogin, user }) => {
    cancel();
    if (!isLogin && readCartUuid() === undefined && isShown()) forgetCart();
    if (user) forgetOthersCart(user.uuid);
    if (!isLogin) return;
    // A login is followed by presses, and no logout may come before the claim.
    if (isAttended()) void claimCart();
    else cancel = onIdle(() => void claimCart());
  });
  return () => {
    cancel();
    stop();
  };
}

const isShown = () => Boolean(bus.retained('cart:changed')?.cartUuid);
