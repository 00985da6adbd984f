import { buildEntry } from '../testing/buildEntry';
import { nextStepOf } from './nextStepOf';

const plain = buildEntry();
const withProduct = (changes: Partial<typeof plain.product>, variant: string | null = null) => ({
  ...plain,
  productVariantUuid: variant,
  product: { ...plain.product, ...changes },
});

describe('nextStepOf', () => {
  it.each([
    ['in stock', withProduct({}), 'add'],
    ['none left', withProduct({ inventoryQuantity: 0 }), 'sold-out'],
    ['sold below zero', withProduct({ inventoryQuantity: -2 }), 'sold-out'],
    ['sold beyond stock', withProduct({ inventoryQuantity: 0, sellStockout: true }), 'add'],
    ['untracked', withProduct({ trackQuantity: false, sellStockout: true }), 'sold-out'],
    ['variants, none chosen', withProduct({ hasVariants: true }), 'choose'],
    ['a chosen variant', withProduct({ hasVariants: true, inventoryQuantity: 0 }, 'v'), 'add'],
  ])('%s', (_, entry, step) => {
    expect(nextStepOf(entry)).toBe(step);
  });
});
