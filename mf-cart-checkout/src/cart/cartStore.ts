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
import { bus } from '@marketplace/contracts/events';
import { cartPath } from '@marketplace/contracts/routes';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { runExclusive } from '../runExclusive';
import {
  type CartAction,
  type CartOperation,
  type CartState,
  displayState,
  EMPTY_STATE,
  expectedCart,
  reduceCart,
  unsavedQuantities,
} from './cartState';

/** Longer than between two taps of a row, shorter than a look at the sum, ms. */
export const QUIET_MS = 300;

/** Time for which a loader takes the reply to a mutation for the cart, ms. */
const RESULT_LIFETIME_MS = 1000;

/** Field of a form of the cart's page: the operation that it carries. */
export const OPERATION_FIELD = 'operation';

/** Of the browser: a server has many visitors. */
let state = EMPTY_STATE;
const listeners = new Set<() => void>();

export const readState = (): CartState => state;

/** @returns unsubscribe */
export function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** Changes the state and publishes what has changed by it. */
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

/** Writes the cookies of a cart, then publishes it, so that subscribers find the cookies current. */
function announce({ uuid, totalQuantity, cartItems }: Cart): void {
  const owner = cartOwner.read();
  if (uuid === null) clearCart();
  else writeCart(uuid, totalQuantity);
  // A customer without a cart has made one with its first piece.
  if (owner !== null && readAccessToken() !== undefined) cartOwner.write(owner, uuid);
  bus.publish('cart:changed', { cartUuid: uuid ?? '', totalQuantity, cartItems });
}

/** Requests by event that are pending, as a text to compare. */
const expectationsOf = ({ pending }: CartState) =>
  pending.flatMap(({ id, choice }) => (choice ? [id] : [])).join();

export const publishCart = (cart: Cart) => dispatch({ type: 'published', cart });

/** Takes the cart from the page; other tabs and the host keep it. */
export function forgetCart(): void {
  dispatch({ type: 'invalidated' });
  publishCart({ uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 });
}

/** A placed order leaves nothing in its cart except the lines saved for later. */
export function publishEmptyCart(): void {
  dispatch({ type: 'invalidated' });
  publishCart({ uuid: readCartUuid() ?? null, totalQuantity: 0, cartItems: [], subtotal: 0 });
  tabChannel.post('cart');
}

/**
 * Cart of a reply; `undefined` if its customer has left meanwhile, for it would put their cart back on the
 * device.
 */
export async function whileSignedIn<Reply>(
  request: () => Promise<Reply>,
): Promise<Reply | undefined> {
  const token = readAccessToken();
  const reply = await request();
  return token === undefined || readAccessToken() === token ? reply : undefined;
}

/**
 * Publishes the cart that a mutation replies, here and to other tabs.
 * @param send its reply is `undefined` if nothing was changed
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

/** @returns id of the operation, which is pending until `performOperation` or `settle` ends it */
export function requestOperation(operation: CartOperation): number {
  dispatch({ type: 'requested', operation });
  return state.lastId;
}

export const settleOperation = (id: number) => dispatch({ type: 'settled', ids: [id] });

/**
 * Sends a requested operation, after those before it. A quantity waits until no other was chosen for its line
 * for `QUIET_MS`, so that a row of taps is one request; a superseded one is not sent.
 * @param signal of the form that carries it; another form on the same line aborts it
 * @throws what `send` throws
 */
export async function performOperation(
  id: number,
  send: () => Promise<Cart | undefined>,
  signal?: AbortSignal,
): Promise<void> {
  const statusOf = () => state.pending.find((each) => each.id === id)?.status;
  const advance = (status: 'due' | 'sent') => dispatch({ type: 'advanced', ids: [id], status });
  try {
    if (statusOf() === 'waiting') setTimeout(() => advance('due'), QUIET_MS);
    await until(() => statusOf() !== 'waiting');
    const isDropped = () => statusOf() !== 'due' || signal?.aborted;
    if (isDropped()) return;
    await runExclusive('cart', async () => {
      // It may have been superseded, or posted as its page was left.
      if (isDropped()) return;
      advance('sent');
      await publishMutation(send, { id });
    });
  } finally {
    settleOperation(id);
  }
}

/**
 * Sends pending quantities at once, and awaits their replies. Whoever performs them reports their failures.
 * @param ofOtherPages leaves out those that were chosen on the page of the cart
 */
export async function flushQuantities({ ofOtherPages = false } = {}): Promise<void> {
  const ids = readState()
    .pending.filter(
      ({ line, choice }) => line !== undefined && (choice !== undefined || !ofOtherPages),
    )
    .map(({ id }) => id);
  // A server, which runs the loaders too, has none.
  if (ids.length === 0) return;
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
  const act = unsavedQuantities(state).length > 0 ? 'addEventListener' : 'removeEventListener';
  window[act]('pagehide', postUnsaved);
  document[act]('visibilitychange', flushHidden);
}

/** Telephones end hidden pages without an event. */
function flushHidden(): void {
  if (document.visibilityState === 'hidden') void flushQuantities();
}

/**
 * A page that is left sends its quantities as the form without JavaScript does: the browser sends them after
 * the page is gone. The next page shows a refusal: its text is in a cookie, which a redirect would use up.
 */
function postUnsaved(): void {
  const unsaved = unsavedQuantities(state);
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

/** The reply to a mutation just now. */
export const readMutationResult = (): Cart | undefined =>
  state.mutationResult && performance.now() - state.mutationResult.at < RESULT_LIFETIME_MS
    ? state.mutationResult.cart
    : undefined;

/**
 * Reads the cart for a page, and again if another one was published meanwhile, which is newer, or if the
 * customer has left, with the cookies as they are then.
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
 * @returns false if it is outdated
 */
export function publishDisplayed(cart: Cart): boolean {
  const isOfCookie =
    readCartUuid() === (cart.uuid ?? undefined) && readCartQuantity() === cart.totalQuantity;
  const display = displayState(state, cart, isOfCookie);
  if (display === 'current') publishCart(cart);
  return display !== 'outdated';
}

/** True if another tab has written the cookies of another cart, or of another quantity. */
export const isOutdated = (): boolean =>
  state.cart !== undefined &&
  (state.cart.uuid !== (readCartUuid() ?? null) || state.cart.totalQuantity !== readCartQuantity());
