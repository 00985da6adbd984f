import { buildEntry, withVariant } from '../testing/buildEntry';
import { nextStepOf } from './nextStepOf';

const plain = buildEntry();
const unsent = { ...withVariant(plain, ['Large']), variant: undefined };
const ofVariant = (inventoryQuantity: number) =>
  withVariant(withProduct({ inventoryQuantity: 9 }), ['Large'], { inventoryQuantity });
const withProduct = (changes: Partial<typeof plain.product>) => ({
  ...plain,
  product: { ...plain.product, ...changes },
});

describe('nextStepOf', () => {
  it.each([
    ['in stock', withProduct({}), 'add'],
    ['sold out', withProduct({ inventoryQuantity: 0 }), 'sold-out'],
    ['sold below zero', withProduct({ inventoryQuantity: -2 }), 'sold-out'],
    ['sold beyond the stock', withProduct({ inventoryQuantity: 0, sellStockout: true }), 'add'],
    [
      'stock that is not tracked',
      withProduct({ trackQuantity: false, sellStockout: true }),
      'sold-out',
    ],
    ['variants, of which none is chosen', withProduct({ hasVariants: true }), 'choose'],
    ['a chosen variant in stock', ofVariant(3), 'add'],
    ['a chosen variant that is sold out', ofVariant(0), 'sold-out'],
    ['a chosen variant that the host does not send', unsent, 'add'],
  ])('returns the correct next step in this case: %s', (_, entry, step) => {
    expect(nextStepOf(entry)).toBe(step);
  });
});
