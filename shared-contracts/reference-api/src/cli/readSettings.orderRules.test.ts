import { readOrderRules } from './readSettings';

const NONE = Number.POSITIVE_INFINITY;

describe('readOrderRules', () => {
  it.each([
    ['limits cash orders', {}, false, [5, 50_000, true]],
    ['sets no limits', {}, true, [NONE, NONE, true]],
    [
      'reads the given limits',
      { CASH_ORDERS_OPEN: '2', CASH_TAKA_OPEN: '9000', ORDER_PHONE_VERIFIED: '0' },
      true,
      [2, 9000, false],
    ],
    [
      'reads 0 as no limit',
      { CASH_ORDERS_OPEN: '0', CASH_TAKA_OPEN: '0' },
      false,
      [NONE, NONE, true],
    ],
  ])('%s for the environment %j if hasDevTools is %p', (_rule, env, hasDevTools, expected) => {
    const { openCashOrders, openCashTaka, isPhoneVerified } = readOrderRules(env, hasDevTools);
    expect([openCashOrders, openCashTaka, isPhoneVerified]).toEqual(expected);
  });

  it.each([
    [{}, false, [5, 2, 4]],
    [{}, true, [NONE, NONE, NONE]],
    [{ UNPAID_ORDERS: '9', UNPAID_SCARCE_ORDERS: '3' }, false, [9, 3, 4]],
    [{ UNPAID_SCARCE_ORDERS_NETWORK: '0' }, false, [5, 2, NONE]],
  ])(
    'returns the limits for unpaid orders for the environment %j if hasDevTools is %p',
    (env, hasDevTools, expected) => {
      const rules = readOrderRules(env, hasDevTools);
      expect([
        rules.unpaidOrders,
        rules.unpaidScarceOrders,
        rules.unpaidScarceOrdersOfNetwork,
      ]).toEqual(expected);
    },
  );

  it.each([
    ['CASH_ORDERS_OPEN', 'many'],
    ['UNPAID_ORDERS', 'few'],
    ['CASH_ORDERS_OPEN', '-1'],
    ['CASH_TAKA_OPEN', '1.5'],
  ])('refuses %s with the value %p, and names the variable', (name, text) => {
    expect(() => readOrderRules({ [name]: text }, false)).toThrow(
      `${name} must be a whole number; 0 stands for no limit.`,
    );
  });
});
