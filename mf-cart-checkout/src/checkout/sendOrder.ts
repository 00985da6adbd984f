import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { type Order, placeOrder } from '@marketplace/contracts/api/orders';
import { attemptKeyFor, closeAttempt } from './orderAttempt';
import type { OrderBody } from './readOrderForm';

/** How placing an order went. `unknown`: no answer came, and the order may have been placed. */
export type Outcome =
  | { status: 'placed'; order: Order }
  | { status: 'changed'; message: string }
  | { status: 'empty'; message: string }
  | { status: 'signed-out' }
  | { status: 'failed' }
  | { status: 'unknown' };

/** All tries together, ms; then the shopper hears of it and decides. */
const TIME_LIMIT_MS = 30_000;

/** With these the order was certainly not placed. */
const REFUSALS: readonly Outcome['status'][] = ['changed', 'empty', 'failed'];

/** Sends an order under the key of its attempt; whatever goes wrong is told, nothing is thrown. */
export async function sendOrder(body: OrderBody): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS);
  try {
    const outcome = await trySending(body, controller.signal);
    if (REFUSALS.includes(outcome.status)) closeAttempt();
    return outcome;
  } finally {
    clearTimeout(timer);
  }
}

async function trySending(body: OrderBody, signal: AbortSignal, isAgain = false): Promise<Outcome> {
  try {
    const idempotencyKey = attemptKeyFor(body);
    return {
      status: 'placed',
      order: await callApi(placeOrder, { body, idempotencyKey, signal }),
    };
  } catch (error) {
    // A yes that was cut off on its way: the key makes it safe to ask again.
    const isCutOff = error instanceof ApiError && error.kind === 'contract';
    return isCutOff && !isAgain ? trySending(body, signal, true) : outcomeOf(error);
  }
}

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError) || error.kind !== 'http') return { status: 'unknown' };
  const { status = 500, code, message } = error;
  if (status === 401) return { status: 'signed-out' };
  if (code === 'cart-empty') return { status: 'empty', message };
  if (status === 409 && code !== 'idempotency-key-reused') return { status: 'changed', message };
  return { status: status >= 500 ? 'unknown' : 'failed' };
}
