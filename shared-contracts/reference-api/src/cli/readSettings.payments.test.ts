import { readPaymentSettings } from './readSettings';

describe('readPaymentSettings', () => {
  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ PAYMENT_SANDBOX: '1' }, false, true],
    [{ PAYMENT_SANDBOX: '0' }, true, false],
  ])('with %j and developer tools %p has test gateways: %p', (env, hasDevTools, hasSandbox) => {
    expect(readPaymentSettings(env, hasDevTools)).toMatchObject({
      hasSandbox,
      methods: undefined,
      secret: undefined,
      publicBaseUrl: '/api',
    });
  });

  it('reads the offered methods, and the URL for browsers', () => {
    const env = {
      PAYMENT_METHODS: 'card, cash-on-delivery',
      PUBLIC_BASE_URL: 'https://x.test/api/',
    };
    expect(readPaymentSettings(env, true)).toMatchObject({
      methods: ['card', 'cash-on-delivery'],
      publicBaseUrl: 'https://x.test/api',
    });
  });

  it.each([
    [{ PAYMENT_METHODS: 'paypal' }, 'PAYMENT_METHODS'],
    [{ PAYMENT_METHODS: 'bkash' }, 'PAYMENT_METHODS'],
    [{ PAYMENT_SECRET: 'short' }, 'PAYMENT_SECRET'],
  ])('names what it cannot use in %j', (env, name) => {
    expect(() => readPaymentSettings(env, false)).toThrow(name);
  });
});
