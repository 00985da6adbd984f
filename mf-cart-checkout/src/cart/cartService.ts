import { msg } from '@lingui/core/macro';
import type { EventMap } from '@marketplace/contracts/events';
import { hasKeptCartChanges } from '@marketplace/contracts/events/keptCartChanges';
import { toast } from '@marketplace/contracts/notices';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { untilOnline } from '@marketplace/contracts/time/untilOnline';
import { bus } from '../../contracts';
import { followOtherTabs } from '../otherTabs';
import { runExclusive } from '../runExclusive';
import { linkToCart, translate } from '../translate';
import { findLine } from './cartState';
import {
  isOutdated,
  performOperation,
  publishCart,
  readState,
  requestOperation,
  subscribe,
  whileSignedIn,
} from './cartStore';
import { keepIfOffline, takeRecord } from './keptChanges';
import { loadRequests } from './loadRequests';

const KEPT = msg`You are offline. We do this when you are back.`;

/**
 * Handles `cart:add-requested` (specification section 4). The reply to an addition contains the
 * cart, so the cart is not fetched again. If the browser is offline, the addition waits for a
 * connection, even if the page is closed, and a toast says so. The translation of the toast is
 * loaded now, because it could not be loaded offline.
 * @returns the unsubscribe function
 */
export function answerAddRequests(): () => void {
  void translate(KEPT);
  return bus.subscribe('cart:add-requested', (request) => void add(request));
}

async function add(
  request: EventMap['cart:add-requested'],
  record = keepIfOffline('cart:add-requested', request),
): Promise<void> {
  const id = requestOperation({ choice: request, change: request.quantity, record });
  try {
    await untilOnline(() => void sayKept());
    const cart = await performOperation(id, async () =>
      takeRecord(record) ? (await loadRequests()).addToCart(request) : undefined,
    );
    // If no cart is returned, another tab has sent the request and reports it, or the customer has
    // logged out.
    if (!cart) return;
  } catch (error) {
    await fail(request.requestId, error);
    return;
  }
  bus.publish('cart:item-added', request);
  toast.success(await translate(msg`Item added to cart`), await linkToCart());
}

/** Shows a toast that says that a change waits for a connection. */
async function sayKept(): Promise<void> {
  toast.info(await translate(KEPT));
}

/**
 * Handles `cart:quantity-requested`. Several quick taps become one request, as on the cart page. If
 * the browser is offline, the change waits for a connection. Only this wait and failures cause a
 * toast.
 * @returns the unsubscribe function
 */
export function answerQuantityRequests(): () => void {
  return bus.subscribe('cart:quantity-requested', (request) => void changeQuantity(request));
}

/** @param stored id of the record that an earlier page has stored for this request, if any */
async function changeQuantity(
  request: EventMap['cart:quantity-requested'],
  stored?: string,
): Promise<void> {
  const line = findLine(readState(), request)?.uuid;
  // The item is missing if another tab has removed it and this tab already shows the new cart.
  if (line === undefined) {
    takeRecord(stored);
    return;
  }
  const record = stored ?? keepIfOffline('cart:quantity-requested', request);
  const id = requestOperation({ choice: request, change: request.change, line, record });
  try {
    await untilOnline(() => void sayKept());
    await performOperation(id, async () => {
      if (!takeRecord(record)) return undefined;
      const { saveQuantity, fetchCart } = await loadRequests();
      // Adds the taps to the current quantity, because other changes may have succeeded after the
      // taps.
      const pieces = findLine(readState(), request)?.quantity ?? 0;
      const change = readState().pending.find((each) => each.id === id)?.change ?? 0;
      return (await saveQuantity(line, Math.max(pieces + change, 0))) ?? fetchCart();
    });
  } catch (error) {
    await fail(request.requestId, error);
  }
}

/**
 * Sends the requests that an earlier page has kept while the browser was offline. Whenever the
 * session changes, first drops the requests of other customers. The code for this is loaded only if
 * the device has kept requests.
 * @returns the unsubscribe function
 */
export function resumeKeptChanges(): () => void {
  const load = () => import(/* webpackChunkName: "kept-changes" */ './resumeChanges');
  return bus.subscribe('session:changed', () => {
    if (!hasKeptCartChanges()) return;
    load()
      // Without a connection the code cannot be loaded, unless the browser has cached it.
      .catch(() => untilOnline(() => undefined).then(load))
      .then(({ resumeChanges }) => resumeChanges({ add, changeQuantity, refreshCart }))
      // Ignores failures, because the next page tries again.
      .catch(() => undefined);
  });
}

/** Shows a toast with the reason for a failed request, and publishes the current cart. */
async function fail(requestId: string, error: unknown): Promise<void> {
  const message = await toast.failure(error);
  bus.publish('cart:add-failed', { requestId, message });
  // Fetches the cart, because the API may have changed it although no reply arrived. Ignores a
  // failure of this fetch, because the toast already reports the first failure.
  await refreshCart().then(
    () => tabChannel.post('cart'),
    () => undefined,
  );
}

/**
 * Fetches the cart again. Runs exclusively, so that an older reply cannot overwrite a newer one.
 */
const refreshCart = () =>
  runExclusive('cart', async () => {
    const { fetchCart } = await loadRequests();
    const cart = await whileSignedIn(() => fetchCart());
    if (cart) publishCart(cart);
  });

/**
 * Fetches the cart again after another tab has changed it, because tabs share cookies but not the
 * bus. A page that shows the cart fetches the cart itself.
 * @returns the unsubscribe function
 */
export function followCart(): () => void {
  const refresh = () => void refreshCart().catch(toast.failure);
  // True if the service must fetch the cart itself: a cart is loaded, and no open page shows it.
  // While no cart is loaded, the header shows the count from the cookie, which all tabs share.
  const isFollowed = () => readState().cart !== undefined && readState().pages === 0;
  const stopFollowing = followOtherTabs(
    'cart',
    () => isFollowed() && refresh(),
    () => isFollowed() && isOutdated(),
  );
  // Also fetches the cart after the cart page was closed, because the page may not have fetched
  // another tab's change yet.
  const stopWatching = onPagesClosed(() => isOutdated() && refresh());
  return () => {
    stopFollowing();
    stopWatching();
  };
}

function onPagesClosed(handle: () => void): () => void {
  let { pages } = readState();
  return subscribe(() => {
    const before = pages;
    pages = readState().pages;
    if (before > 0 && pages === 0) handle();
  });
}
