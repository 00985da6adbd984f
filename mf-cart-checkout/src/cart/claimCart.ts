import { cartOwner } from '@marketplace/contracts/commerce/cartOwner';
import { readCartUuid } from '@marketplace/contracts/cookies';
import { pageLife } from '@marketplace/contracts/rendering';
import { bus } from '../../contracts';
import { runExclusive } from '../runExclusive';
import { forgetCart, publishMutation, readState } from './cartStore';
import { loadRequests } from './loadRequests';

/**
 * Assigns the cart in the cookie to the signed-in customer, unless this was already done. Then
 * publishes the cart. If the cart belongs to another customer of this device, that cart is neither
 * shown nor merged. A failure is only logged, because the next page tries again.
 */
export async function claimCart(): Promise<void> {
  const customer = signedIn();
  if (customer === undefined || isClaimedBy(customer)) return;
  forgetOthersCart(customer);
  try {
    await runExclusive('cart', async () => {
      // Checks again, because meanwhile another tab or a loader may have claimed the cart, or the
      // customer may have logged out.
      if (isClaimedBy(customer) || customer !== signedIn()) return;
      const { sendClaim } = await loadRequests();
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
 * Claims the cart after a login. Forgets the cart after a logout, or if it belongs to another
 * customer. If the visitor has not interacted with the page yet, the claim waits for the first
 * interaction and then for an idle moment.
 * @returns the unsubscribe function
 */
export function followSession(): () => void {
  let cancel = () => {};
  const stop = bus.subscribe('session:changed', ({ isLogin, user }) => {
    cancel();
    const isDisplayed = Boolean(readState().cart?.uuid);
    if (!isLogin && readCartUuid() === undefined && isDisplayed) forgetOwnedCart();
    if (user) forgetOthersCart(user.uuid);
    if (!isLogin) return;
    // Claims immediately after an interaction, because the customer may log out soon.
    if (pageLife.hasInteracted()) void claimCart();
    else cancel = pageLife.onIdle(() => void claimCart());
  });
  return () => {
    cancel();
    stop();
  };
}
