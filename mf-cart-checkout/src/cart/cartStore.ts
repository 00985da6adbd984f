import type { Cart } from '@marketplace/contracts/api/publicCart';
import { CART_FIELDS } from '@marketplace/contracts/commerce/cartForm';
import { cartOwner } from '@marketplace/contracts/commerce/cartOwner';
import {
  clearCart,
  readAccessToken,
  readCartQuantity,
  readCartUuid,
  writeCart,
} from '@marketplace/contracts/cookies';
import { cartPath } from '@marketplace/contracts/routes';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { bus } from '../../contracts';
import { runExclusive } from '../runExclusive';
import {
  type CartAction,
  type CartOperation,
  type CartState,
  displayState,
  EMPTY_STATE,
  expectedCart,
  pendingUpdates,
  reduceCart,
} from './cartState';

/**
 * Debounce time of quantities, in ms. Longer than the pause between two quick taps, but shorter
 * than the time that a shopper needs to look at the total.
 */
export const QUIET_MS = 300;

/** Time in ms during which a loader may use the reply to a mutation as the cart. */
const RESULT_LIFETIME_MS = 1000;

/** Name of the form field with the id of the operation that the form performs. */
export const OPERATION_FIELD = 'operation';

/** Used in browsers only, because on a server many visitors would share this variable. */
let state = EMPTY_STATE;
const listeners = new Set<() => void>();

export const readState = (): CartState => state;

/**
 * Calls `onChange` after each change of the state.
 * @returns the unsubscribe function
 */
export function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Changes the state, and publishes the cart and the expected quantities if they changed. */
export function dispatch(action: CartAction): void {
  const before = state;
  state = reduceCart(before, action);
  const after = state;
  if (after.cart && after.version !== before.version) announce(after.cart);
  if (expectationsOf(after) !== expectationsOf(before)) {
    bus.publish('cart:quantity-expected', expectedCart(state, readCartQuantity()));
  }
  watchLeaving();
  for (const listener of [...listeners]) listener();
}

/**
 * Writes the cart's cookies before it publishes the cart, so that subscribers read current cookies.
 */
function announce({ uuid, totalQuantity, cartItems }: Cart): void {
  const owner = cartOwner.read();
  if (uuid === null) clearCart();
  else writeCart(uuid, totalQuantity);
  // The API creates a cart for a customer without a cart when the customer adds the first piece.
  // The new cart belongs to that customer.
  if (owner !== null && readAccessToken() !== undefined) cartOwner.write(owner, uuid);
  bus.publish('cart:changed', { cartUuid: uuid ?? '', totalQuantity, cartItems });
}

/**
 * Ids of the pending operations that were requested by event, joined into one text for comparison.
 */
const expectationsOf = ({ pending }: CartState) =>
  pending.flatMap(({ id, choice }) => (choice ? [id] : [])).join();

export const publishCart = (cart: Cart) => dispatch({ type: 'published', cart });

/** Removes the cart from this page only. Other tabs and the API keep the cart. */
export function forgetCart(): void {
  dispatch({ type: 'invalidated' });
  publishCart({ uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 });
}

/**
 * Publishes an empty cart after an order. Its uuid stays, because items that are saved for later
 * stay in the cart.
 */
export function publishEmptyCart(): void {
  dispatch({ type: 'invalidated' });
  publishCart({ uuid: readCartUuid() ?? null, totalQuantity: 0, cartItems: [], subtotal: 0 });
  tabChannel.post('cart');
}

/**
 * Sends a request for the current session.
 * @returns the reply. Returns `undefined` if meanwhile the customer's token was removed or
 * replaced, because the reply would restore the customer's cart on the device.
 */
export async function whileSignedIn<Reply>(
  request: () => Promise<Reply>,
): Promise<Reply | undefined> {
  const token = readAccessToken();
  const reply = await request();
  return token === undefined || readAccessToken() === token ? reply : undefined;
}

/**
 * Sends a mutation, publishes the cart in the reply, and tells other tabs that the cart has
 * changed.
 * @param send resolves to `undefined` if nothing was changed
 */
export async function publishMutation(
  send: () => Promise<Cart | undefined>,
  confirmed: { id?: number; claimedBy?: string } = {},
): Promise<Cart | undefined> {
  const cart = await whileSignedIn(send);
  if (!cart) return undefined;
  dispatch({ type: 'replied', cart, at: performance.now(), ...confirmed });
  tabChannel.post('cart');
  return cart;
}

/**
 * Adds a pending operation. `performOperation` or `settleOperation` must end it.
 * @returns the operation's id
 */
export function requestOperation(operation: CartOperation): number {
  dispatch({ type: 'requested', operation });
  return state.lastId;
}

export const settleOperation = (id: number) => dispatch({ type: 'settled', ids: [id] });

/**
 * Sends a requested operation after the operations that became due earlier. A quantity becomes due
 * when `QUIET_MS` have passed without another quantity for its item, so that several quick taps
 * become one request. A superseded quantity is not sent.
 * @param signal signal of the form that performs the operation; a second form for the same item
 * aborts the signal of the first
 * @returns the cart in the reply; `undefined` if nothing was sent or changed
 * @throws the error of `send`
 */
export async function performOperation(
  id: number,
  send: () => Promise<Cart | undefined>,
  signal?: AbortSignal,
): Promise<Cart | undefined> {
  const statusOf = () => state.pending.find((each) => each.id === id)?.status;
  const advance = (status: 'due' | 'sent') => dispatch({ type: 'advanced', ids: [id], status });
  try {
    if (statusOf() === 'waiting') setTimeout(() => advance('due'), QUIET_MS);
    await until(() => statusOf() !== 'waiting');
    const isDropped = () => statusOf() !== 'due' || signal?.aborted;
    if (isDropped()) return undefined;
    return await runExclusive('cart', async () => {
      // Checks again, because meanwhile a later quantity may have superseded this one, or the page
      // may have posted it on leaving.
      if (isDropped()) return undefined;
      advance('sent');
      return publishMutation(send, { id });
    });
  } finally {
    settleOperation(id);
  }
}

/**
 * Sends pending quantities without further debouncing, and waits for their replies. The callers of
 * `performOperation` report failures.
 * @param ofOtherPages true to skip the quantities that were chosen on the cart page
 */
export async function flushQuantities({ ofOtherPages = false } = {}): Promise<void> {
  const ids = readState()
    .pending.filter(
      ({ line, choice }) => line !== undefined && (choice !== undefined || !ofOtherPages),
    )
    .map(({ id }) => id);
  // Returns early on servers, where loaders also run but no quantities are pending. Also returns
  // early while the browser is offline, because pages must not wait for quantities that wait for a
  // connection.
  if (ids.length === 0 || navigator.onLine === false) return;
  dispatch({ type: 'advanced', ids, status: 'due' });
  await until(() => !state.pending.some(({ id }) => ids.includes(id)));
}

function until(isReached: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(check);
    function check() {
      if (!isReached()) return;
      stop();
      resolve();
    }
    check();
  });
}

function watchLeaving(): void {
  const act = pendingUpdates(state).length > 0 ? 'addEventListener' : 'removeEventListener';
  window[act]('pagehide', postUnsaved);
  document[act]('visibilitychange', flushHidden);
}

/**
 * Sends pending quantities when the page is hidden, because a mobile browser may discard a hidden
 * page without another event.
 */
function flushHidden(): void {
  if (document.visibilityState === 'hidden') void flushQuantities();
}

/**
 * Posts unsaved quantities when the shopper leaves the page, with the same requests as the form
 * without JavaScript. With `keepalive` the browser sends them even after the page is gone. If the
 * API refuses a quantity, a cookie carries the reason to the next page. The request does not follow
 * redirects, because the redirected request would consume that cookie.
 */
function postUnsaved(): void {
  const unsaved = pendingUpdates(state);
  for (const { line, quantity } of unsaved) {
    const body = new URLSearchParams({
      [CART_FIELDS.cartItemUuid]: line,
      [CART_FIELDS.quantity]: String(quantity),
    });
    fetch(cartPath(), { method: 'POST', body, keepalive: true, redirect: 'manual' }).catch(
      () => undefined,
    );
  }
  dispatch({ type: 'settled', ids: unsaved.map(({ id }) => id) });
}

/**
 * Returns the cart in the reply to the last mutation, or `undefined` if no reply is recent enough.
 */
export const readMutationResult = (): Cart | undefined =>
  state.mutationResult && performance.now() - state.mutationResult.at < RESULT_LIFETIME_MS
    ? state.mutationResult.cart
    : undefined;

/**
 * Fetches the cart for a page. Discards the reply if meanwhile another cart was published or the
 * customer has logged out. In that case, uses the reply to a recent mutation, or fetches the cart
 * again with the current cookies.
 */
export async function readForPage(read: () => Promise<Cart>): Promise<Cart> {
  const { version } = state;
  const cart = await whileSignedIn(read);
  if (!cart || state.version !== version) return readMutationResult() ?? readForPage(read);
  dispatch({ type: 'read', cart });
  return cart;
}

/**
 * Publishes the cart that a page displays.
 * @returns false if the cart is outdated
 */
export function publishDisplayed(cart: Cart): boolean {
  const isOfCookie =
    readCartUuid() === (cart.uuid ?? undefined) && readCartQuantity() === cart.totalQuantity;
  const display = displayState(state, cart, isOfCookie);
  if (display === 'current') publishCart(cart);
  return display !== 'outdated';
}

/** True if another tab has changed the cookies to another cart or another quantity. */
export const isOutdated = (): boolean =>
  state.cart !== undefined &&
  (state.cart.uuid !== (readCartUuid() ?? null) || state.cart.totalQuantity !== readCartQuantity());
