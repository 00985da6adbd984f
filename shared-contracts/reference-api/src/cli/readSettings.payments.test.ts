import { readPaymentSettings } from './readSettings';

describe('readPaymentSettings', () => {
  it.each([
    [{}, true, true],
    [{}, false, false],
    [{ PAYMENT_SANDBOX: '1' }, false, true],
    [{ PAYMENT_SANDBOX: '0' }, true, false],
  ])(
    'for the environment %j and hasDevTools %p sets hasSandbox to %p',
    (env, hasDevTools, hasSandbox) => {
      expect(readPaymentSettings(env, hasDevTools)).toMatchObject({
        hasSandbox,
        methods: undefined,
        secret: undefined,
        publicBaseUrl: '/api',
      });
    },
  );

  it('returns the payment methods and the public URL', () => {
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
  ])('refuses the environment %j, and names the invalid variable', (env, name) => {
    expect(() => readPaymentSettings(env, false)).toThrow(name);
  });
});
