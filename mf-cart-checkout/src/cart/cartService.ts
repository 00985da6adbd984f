import { msg } from '@lingui/core/macro';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { tabChannel } from '@marketplace/contracts/tabChannel';
import { runExclusive } from '../runExclusive';
import { toast, toCart } from '../toast';
import {
  type ExpectedChange,
  expectedQuantity,
  expectPieces,
  findLine,
  settlePieces,
} from './expectedPieces';
import { publishChange, publishReply } from './publishCart';
import { repliedCart } from './repliedCart';
import { noteQuantity, saveWhenQuiet } from './unsavedQuantities';

/**
 * Answers `cart:add-requested` (specification section 4); the reply to an addition is the cart, which is
 * not fetched again. Returns the unsubscribe function.
 */
export function answerAddRequests(): () => void {
  return bus.subscribe('cart:add-requested', (choice) => void answer(choice));
}

async function add(choice: EventMap['cart:add-requested']): Promise<void> {
  const change = { item: choice, change: choice.quantity };
  expectPieces(change);
  try {
    await runExclusive('cart', async () => {
      const { addToCart } = await loadRequests();
      await publishChange(() => addToCart(choice));
    });
  } finally {
    settlePieces(change);
  }
}

async function answer(choice: EventMap['cart:add-requested']): Promise<void> {
  try {
    await add(choice);
  } catch (error) {
    await fail(choice.requestId, error);
    return;
  }
  bus.publish('cart:item-added', choice);
  await toast.success(msg`Item added to cart`, toCart());
}

/**
 * Answers `cart:quantity-requested`: a row of taps is one request, as on the cart's page, and its toast is
 * that of a refusal alone. Returns the unsubscribe function.
 */
export function answerQuantityRequests(): () => void {
  return bus.subscribe('cart:quantity-requested', (request) => void changeQuantity(request));
}

interface Step extends ExpectedChange {
  superseded: AbortController;
}

/** Changes that no request carries yet, by cart item. */
const unsent = new Map<string, Step>();

async function changeQuantity(request: EventMap['cart:quantity-requested']): Promise<void> {
  const line = findLine(request);
  // Another tab has removed it, and this one shows so.
  if (!line) return;
  const earlier = unsent.get(line.uuid);
  earlier?.superseded.abort();
  // Taps that were held until this code came may be more than there are pieces.
  const added = Math.max(request.change, -expectedQuantity(request));
  const change = added + (earlier?.change ?? 0);
  const step = { item: request, change, superseded: new AbortController() };
  unsent.set(line.uuid, step);
  // The cart's page waits for this one.
  repliedCart.forget();
  expectPieces(step, earlier);
  noteQuantity(line.uuid, expectedQuantity(request), true);
  try {
    await send(line.uuid, step);
  } catch (error) {
    await fail(request.requestId, error);
  }
}

async function send(cartItemUuid: string, step: Step): Promise<void> {
  const { signal } = step.superseded;
  const save = () =>
    runExclusive('cart', async () => {
      if (signal.aborted) return;
      unsent.delete(cartItemUuid);
      const { saveQuantity, fetchCart } = await loadRequests();
      // Other changes may have been answered meanwhile.
      const quantity = atLeastNone((findLine(step.item)?.quantity ?? 0) + step.change);
      await publishChange(async () => (await saveQuantity(cartItemUuid, quantity)) ?? fetchCart());
    });
  try {
    await saveWhenQuiet(cartItemUuid, { signal, save });
  } finally {
    if (unsent.get(cartItemUuid) === step) unsent.delete(cartItemUuid);
    settlePieces(step);
  }
}

const atLeastNone = (pieces: number) => Math.max(pieces, 0);

/** Tells why a request has failed, and what the cart holds. */
async function fail(requestId: string, error: unknown): Promise<void> {
  const message = await toast.failure(error);
  bus.publish('cart:add-failed', { requestId, message });
  // A lost reply may have been a success; the failure has been shown already.
  await refreshCart().then(
    () => tabChannel.post('cart'),
    () => undefined,
  );
}

/** Reloads the cart; exclusive, so that no stale reply overwrites a newer one. */
export const refreshCart = () =>
  runExclusive('cart', async () => {
    const { fetchCart } = await loadRequests();
    await publishReply(() => fetchCart());
  });

const loadRequests = () => import(/* webpackChunkName: "cart-data" */ './cartRequests');
