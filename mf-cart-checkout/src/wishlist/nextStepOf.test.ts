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
    ['a product in stock', withProduct({}), 'add'],
    ['a sold-out product', withProduct({ inventoryQuantity: 0 }), 'sold-out'],
    ['a product with a negative stock', withProduct({ inventoryQuantity: -2 }), 'sold-out'],
    [
      'a product that can be ordered without stock',
      withProduct({ inventoryQuantity: 0, sellStockout: true }),
      'add',
    ],
    [
      'a product that cannot be bought, because its stock is not tracked',
      withProduct({ trackQuantity: false, sellStockout: true }),
      'sold-out',
    ],
    [
      'a product with variants, of which none is chosen',
      withProduct({ hasVariants: true }),
      'choose',
    ],
    ['a chosen variant in stock', ofVariant(3), 'add'],
    ['a chosen variant that is sold out', ofVariant(0), 'sold-out'],
    ['a chosen variant that the API does not send', unsent, 'add'],
  ])('returns the correct next step for %s', (_, entry, step) => {
    expect(nextStepOf(entry)).toBe(step);
  });
});
