import { msg } from '@lingui/core/macro';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { toast } from '@marketplace/contracts/notices/toast';
import { tabChannel } from '@marketplace/contracts/tabChannel';
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

/**
 * Answers `cart:add-requested` (specification section 4); the reply to an addition is the cart, which is
 * not fetched again. Returns the unsubscribe function.
 */
export function answerAddRequests(): () => void {
  return bus.subscribe('cart:add-requested', (request) => void add(request));
}

async function add(request: EventMap['cart:add-requested']): Promise<void> {
  const id = requestOperation({ choice: request, change: request.quantity });
  try {
    await performOperation(id, async () => (await loadRequests()).addToCart(request));
  } catch (error) {
    await fail(request.requestId, error);
    return;
  }
  bus.publish('cart:item-added', request);
  toast.success(await translate(msg`Item added to cart`), await linkToCart());
}

/**
 * Answers `cart:quantity-requested`: a row of taps is one request, as on the cart's page, and only a refusal
 * shows a toast. Returns the unsubscribe function.
 */
export function answerQuantityRequests(): () => void {
  return bus.subscribe('cart:quantity-requested', (request) => void changeQuantity(request));
}

async function changeQuantity(request: EventMap['cart:quantity-requested']): Promise<void> {
  const line = findLine(readState(), request)?.uuid;
  // Another tab has removed it, and this one shows so.
  if (line === undefined) return;
  const id = requestOperation({ choice: request, change: request.change, line });
  try {
    await performOperation(id, async () => {
      const { saveQuantity, fetchCart } = await loadRequests();
      // Other changes may have been answered since the taps.
      const pieces = findLine(readState(), request)?.quantity ?? 0;
      const change = readState().pending.find((each) => each.id === id)?.change ?? 0;
      return (await saveQuantity(line, Math.max(pieces + change, 0))) ?? fetchCart();
    });
  } catch (error) {
    await fail(request.requestId, error);
  }
}

/** Shows why a request has failed, and publishes the server's cart. */
async function fail(requestId: string, error: unknown): Promise<void> {
  const message = await toast.failure(error);
  bus.publish('cart:add-failed', { requestId, message });
  // A lost reply may have been a success; the failure has been shown already.
  await refreshCart().then(
    () => tabChannel.post('cart'),
    () => undefined,
  );
}

/** Reads the cart again; exclusive, so that no stale reply overwrites a newer one. */
const refreshCart = () =>
  runExclusive('cart', async () => {
    const { fetchCart } = await loadRequests();
    const cart = await whileSignedIn(() => fetchCart());
    if (cart) publishCart(cart);
  });

/**
 * Follows changes of the cart in other tabs, which share cookies but not the bus, unless a page that shows
 * the cart does. Returns the unsubscribe function.
 */
export function followCart(): () => void {
  const refresh = () => void refreshCart().catch(toast.failure);
  // Without a cart the header counts by the cookie.
  const isFollowed = () => readState().cart !== undefined && readState().pages === 0;
  const stopFollowing = followOtherTabs(
    'cart',
    () => isFollowed() && refresh(),
    () => isFollowed() && isOutdated(),
  );
  // A page may be left while it loads what another tab has changed.
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

const loadRequests = () => import(/* webpackChunkName: "cart-data" */ './cartRequests');
