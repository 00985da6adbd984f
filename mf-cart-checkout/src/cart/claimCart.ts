import { cartOwner } from '@marketplace/contracts/commerce/cartOwner';
import { readCartUuid } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { isAttended, onIdle } from '@marketplace/contracts/onIdle';
import { runExclusive } from '../runExclusive';
import { forgetCart, publishMutation, readState } from './cartStore';

/**
 * Makes the cart of the cookie the cart of the customer who is signed in, once per customer, and publishes it.
 * The cart of another customer of this device is neither shown nor added. A failure is only logged: the next
 * page tries again.
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
      const cart = await publishMutation(sendClaim, { claimedBy: customer });
      if (cart) cartOwner.write(customer, cart.uuid);
    });
  } catch (error) {
    console.warn('The cart is not yet the customer’s:', error);
  }
}

const signedIn = () => bus.retained('session:changed')?.user?.uuid;

const isClaimedBy = (customer: string) =>
  cartOwner.read() === customer &&
  (readCartUuid() !== undefined || readState().cartlessCustomer === customer);

function forgetOthersCart(customer: string): void {
  const owner = cartOwner.read();
  if (owner !== null && owner !== customer) forgetOwnedCart();
}

function forgetOwnedCart(): void {
  cartOwner.write(null);
  forgetCart();
}

/**
 * Claims the cart after a login. Forgets it after a logout, which has removed its cookie, and if it is another
 * customer's. Claims once somebody is there: a page that nobody touches fetches nothing for a next step.
 * Returns the unsubscribe function.
 */
export function followSession(): () => void {
  let cancel = () => {};
  const stop = bus.subscribe('session:changed', ({ isLogin, user }) => {
    cancel();
    const isDisplayed = Boolean(readState().cart?.uuid);
    if (!isLogin && readCartUuid() === undefined && isDisplayed) forgetOwnedCart();
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
