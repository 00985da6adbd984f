import { msg } from '@lingui/core/macro';
import { createAddress, type PostalAddress } from '@marketplace/contracts/api/addresses';
import { callApi } from '@marketplace/contracts/api/client';
import type { Order } from '@marketplace/contracts/api/orders';
import { startPayment } from '@marketplace/contracts/api/payments';
import { announce } from '../announce/announce';

/** The order is placed already: what follows may fail, but may not keep the shopper long. */
const TIME_LIMIT_MS = 8000;

/**
 * Starts the payment of an order and saves its address where that was wanted. Failures are only
 * logged: cash is paid at the door either way, and the address is in the order.
 */
export async function settleOrder(order: Order, addressToSave?: PostalAddress): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIME_LIMIT_MS);
  const { signal } = controller;
  const tasks = [payInCash(order, signal)];
  if (addressToSave) tasks.push(saveAddress(addressToSave, signal));
  for (const result of await Promise.allSettled(tasks)) {
    if (result.status === 'rejected') console.warn('After the order:', result.reason);
  }
  clearTimeout(timer);
}

async function payInCash({ uuid }: Order, signal: AbortSignal): Promise<void> {
  await callApi(startPayment, {
    params: { id: uuid },
    body: { method: 'cash-on-delivery' },
    // Starting the same payment again changes nothing, so a lost answer may be asked for again.
    idempotencyKey: `payment-${uuid}`,
    signal,
  });
}

async function saveAddress(address: PostalAddress, signal: AbortSignal): Promise<void> {
  await callApi(createAddress, { body: address, signal });
  await announce.success(msg`Address created successfully`);
}
