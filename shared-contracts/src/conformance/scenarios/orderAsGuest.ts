import { randomInt, randomUUID } from 'node:crypto';
import { getCurrentCustomer } from '../../contracts/api/customers';
import { sendGuestCode, verifyGuestPhone } from '../../contracts/api/guests';
import { sendOrderCode, verifyOrderCode } from '../../contracts/api/orderAccess';
import { cancelMyOrder, getMyOrder, type Order, placeOrder } from '../../contracts/api/orders';
import { addCartItem } from '../../contracts/api/publicCart';
import type { Tester } from '../createTester';
import type { Offer } from './fillCart';
import { readCode } from './openAccount';
import { ADDRESS } from './ownership';

/**
 * Verifies a phone without an account, orders with it, and opens the order later. The codes come
 * from the host's `/dev/outbox`. If the host has no outbox, the run only checks that a wrong code
 * is refused.
 */
export async function orderAsGuest(tester: Tester, offer: Offer | undefined): Promise<void> {
  const { call, refuse, findings, host } = tester;
  const phone = `018${String(randomInt(1e8)).padStart(8, '0')}`;
  await call(sendGuestCode, { body: { phone } });
  const otp = await readCode(host, phone);
  const wrong = { phone, otp: otp === '000000' ? '000001' : '000000' };
  await refuse(verifyGuestPhone, { body: wrong }, { request: 'a wrong code', expected: [400] });
  if (!otp) {
    findings.skip(verifyGuestPhone.id, 'the host has no /dev/outbox with the code');
    await openUnknownOrder(tester, phone);
    return;
  }
  const right = { body: { phone, otp } };
  const idempotencyKey = randomUUID();
  await call(verifyGuestPhone, right, { idempotencyKey });
  const verified = await call(verifyGuestPhone, right, { idempotencyKey });
  await refuse(verifyGuestPhone, right, { request: 'a used code', expected: [400] });
  if (!verified) return;
  const token = verified.guestToken;
  const request = "a guest's token";
  await refuse(getCurrentCustomer, {}, { request, expected: [401], token });
  const placed = offer && (await placeAs(tester, { token, phone, offer }));
  if (placed) await openOrder(tester, placed, phone);
}

/** Checks that a host opens no order that does not exist. */
async function openUnknownOrder({ refuse }: Tester, phone: string): Promise<void> {
  const body = { orderNumber: '1', phone };
  const request = 'an unknown order';
  await refuse(sendOrderCode, { body }, { request, expected: [404], isOnlyRefused: true });
  const typed = { ...body, otp: '000000' };
  await refuse(verifyOrderCode, { body: typed }, { request, expected: [400], isOnlyRefused: true });
}

interface Guest {
  token: string;
  phone: string;
  offer: Offer;
}

async function placeAs({ call }: Tester, { token, phone, offer }: Guest) {
  const { product, productVariantUuid } = offer;
  const cart = await call(addCartItem, { body: { productUuid: product.uuid, productVariantUuid } });
  if (!cart) return undefined;
  const address = { ...ADDRESS, phone };
  const addresses = { shippingAddress: address, billingAddress: address };
  const body = { cartUuid: cart.uuid, ...addresses, paymentMethod: 'cash-on-delivery' as const };
  return call(placeOrder, { body }, { token, idempotencyKey: randomUUID() });
}

/** Opens a guest's order by a code, reads it and cancels it. */
async function openOrder(tester: Tester, placed: Order, phone: string): Promise<void> {
  const { call, refuse, findings, host } = tester;
  const body = { orderNumber: placed.orderNumber, phone };
  await openUnknownOrder(tester, phone);
  if (!(await call(sendOrderCode, { body }))) return;
  const otp = (await readCode(host, phone)) ?? '';
  const wrong = { ...body, otp: otp === '000000' ? '000001' : '000000' };
  await refuse(verifyOrderCode, { body: wrong }, { request: 'a wrong code', expected: [400] });
  const opened = await call(verifyOrderCode, { body: { ...body, otp } });
  if (!opened) return;
  if (opened.orderUuid !== placed.uuid) {
    findings.differ(verifyOrderCode.id, 'orderUuid is not that of the order');
  }
  const request = 'a used code';
  await refuse(verifyOrderCode, { body: { ...body, otp } }, { request, expected: [400] });
  const as = { token: opened.guestToken };
  const params = { id: placed.uuid };
  await call(getMyOrder, { params }, as);
  await call(cancelMyOrder, { params, body: { reason: 'A check' } }, as);
}
