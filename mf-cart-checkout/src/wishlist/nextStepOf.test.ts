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
    ['none left', withProduct({ inventoryQuantity: 0 }), 'sold-out'],
    ['sold below zero', withProduct({ inventoryQuantity: -2 }), 'sold-out'],
    ['sold beyond stock', withProduct({ inventoryQuantity: 0, sellStockout: true }), 'add'],
    ['untracked', withProduct({ trackQuantity: false, sellStockout: true }), 'sold-out'],
    ['variants, none chosen', withProduct({ hasVariants: true }), 'choose'],
    ['a chosen variant in stock', ofVariant(3), 'add'],
    ['a chosen variant of which none is left, though others are', ofVariant(0), 'sold-out'],
    ['a chosen variant the host does not send', unsent, 'add'],
  ])('decides for: %s', (_, entry, step) => {
    expect(nextStepOf(entry)).toBe(step);
  });
});
