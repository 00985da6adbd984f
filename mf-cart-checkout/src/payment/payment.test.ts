import { PAYMENT_METHODS } from '@marketplace/contracts/api/payments';
import { buildOrder, ORDER_UUID } from '../testing/buildOrder';
import { leaveForGateway, readMethod } from './paymentRequests';
import { isUnpaid, paymentStateOf } from './paymentState';

describe('paymentStateOf', () => {
  it.each([
    [{}, 'cash', false],
    [{ paymentMethod: 'bkash' as const }, 'waiting', true],
    [{ isPaymentConfirming: true }, 'confirming', false],
    [{ isPaymentConfirming: true, paymentStatus: 'failed' as const }, 'confirming', false],
    [{ paymentStatus: 'failed' as const }, 'failed', true],
    [{ paymentStatus: 'cancelled' as const }, 'stopped', true],
    [{ paymentStatus: 'paid' as const, isPaymentConfirming: true }, 'paid', false],
    [{ paymentStatus: 'refunded' as const }, 'paid-back', false],
    [{ status: 'cancelled' as const, paymentStatus: 'cancelled' as const }, 'given-up', false],
  ])('of %j is %s, and to be paid: %p', (changes, state, expected) => {
    expect(paymentStateOf(buildOrder(changes))).toBe(state);
    expect(isUnpaid(paymentStateOf(buildOrder(changes)))).toBe(expected);
  });
});

describe('readMethod', () => {
  it.each([...PAYMENT_METHODS])('reads %s', (method) => {
    const form = new FormData();
    form.set('paymentMethod', method);
    expect(readMethod(form)).toBe(method);
  });

  it.each(['', 'paypal', '__proto__'])('is cash for %j', (given) => {
    const form = new FormData();
    form.set('paymentMethod', given);
    expect(readMethod(form)).toBe('cash-on-delivery');
  });
});

describe('leaveForGateway', () => {
  const target = (url: string) => leaveForGateway(url, ORDER_UUID).headers.get('location');

  it.each([
    'https://pay.bka.example/x?a=1',
    'http://127.0.0.1:4000/pay/1',
    '/api/sandbox-gateway/1',
  ])('leaves the page for %s', (url) => {
    expect(target(url)).toBe(url);
    expect(leaveForGateway(url, ORDER_UUID).headers.get('x-remix-reload-document')).toBe('true');
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
    'stays in the shop for %j',
    (url) => expect(target(url)).toBe(`/thank-you?order=${ORDER_UUID}`),
  );
});
