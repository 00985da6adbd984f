import { PAYMENT_METHODS } from '@marketplace/contracts/api/payments';
import { ORDER_UUID } from '../testing/buildOrder';
import { leaveForGateway, readMethod } from './paymentRequests';

describe('readMethod', () => {
  it.each([...PAYMENT_METHODS])('returns %s from the form', (method) => {
    const form = new FormData();
    form.set('paymentMethod', method);
    expect(readMethod(form)).toBe(method);
  });

  it.each(['', 'paypal', '__proto__'])('returns cash on delivery for the value %j', (given) => {
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
  ])('redirects to %s by loading a new document', (url) => {
    expect(target(url)).toBe(url);
    expect(leaveForGateway(url, ORDER_UUID).headers.get('x-remix-reload-document')).toBe('true');
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
    'redirects to the thank-you page if the URL is %j',
    (url) => expect(target(url)).toBe(`/thank-you?order=${ORDER_UUID}`),
  );
});
