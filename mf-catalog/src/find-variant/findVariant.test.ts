import fc from 'fast-check';
import { buildProductWithOptions, buildVariant } from '../testing/buildProduct';
import { findVariant } from './findVariant';

const product = buildProductWithOptions();

describe('findVariant', () => {
  it.each([
    [['1 kg', 'Whole'], 0],
    [['1 kg', 'Pieces'], 1],
    [['2 kg', 'Whole'], 2],
  ])('finds the variant of %j', (selection, index) => {
    expect(findVariant(product, selection)).toBe(product.variant.productVariants[index]);
  });

  it.each([[['2 kg', 'Pieces']], [['Whole', '1 kg']], [['1 kg']], [['1 kg', 'Whole', 'x']], [[]]])(
    'finds nothing for %j',
    (selection) => {
      expect(findVariant(product, selection)).toBeUndefined();
    },
  );

  it('finds each of any distinct variants by its own values, and only that one', () => {
    const values = fc.array(fc.string(), { minLength: 1, maxLength: 3 });
    const choices = fc.uniqueArray(values, {
      minLength: 1,
      maxLength: 8,
      selector: (value) => JSON.stringify(value),
    });
    fc.assert(
      fc.property(choices, (all) => {
        const productVariants = all.map((variant) => buildVariant(variant));
        for (const each of productVariants) {
          const found = findVariant({ variant: { productOptions: [], productVariants } }, [
            ...each.variant,
          ]);
          expect(found).toBe(each);
        }
      }),
    );
  });
});
