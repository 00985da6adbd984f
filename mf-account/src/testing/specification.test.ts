import { hasTest } from '@marketplace/contracts/testing/hasTest';
import { WHAT_CUSTOMERS_DO } from './whatCustomersDo';

it.each(WHAT_CUSTOMERS_DO)(
  'section %d, %s, is held by %s: %s',
  async (_section, _sentence, file, title) => {
    expect(await hasTest(file, title)).toBe(true);
  },
);
