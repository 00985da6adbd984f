import { readOrderRules } from './readSettings';

const NONE = Number.POSITIVE_INFINITY;

describe('readOrderRules', () => {
  it.each([
    ['limits cash orders', {}, false, [5, 50_000, true]],
    ['has no limit for the demonstration market', {}, true, [NONE, NONE, true]],
    [
      'takes other limits',
      { CASH_ORDERS_OPEN: '2', CASH_TAKA_OPEN: '9000', ORDER_PHONE_VERIFIED: '0' },
      true,
      [2, 9000, false],
    ],
    [
      'takes 0 for no limit',
      { CASH_ORDERS_OPEN: '0', CASH_TAKA_OPEN: '0' },
      false,
      [NONE, NONE, true],
    ],
  ])('%s with %j and developer tools %p', (_rule, env, hasDevTools, expected) => {
    const { openCashOrders, openCashTaka, isPhoneVerified } = readOrderRules(env, hasDevTools);
    expect([openCashOrders, openCashTaka, isPhoneVerified]).toEqual(expected);
  });

  it.each([
    ['CASH_ORDERS_OPEN', 'many'],
    ['CASH_ORDERS_OPEN', '-1'],
    ['CASH_TAKA_OPEN', '1.5'],
  ])('names %s where it is %p', (name, text) => {
    expect(() => readOrderRules({ [name]: text }, false)).toThrow(
      `${name} must be a whole number; 0 stands for no limit.`,
    );
  });
});
