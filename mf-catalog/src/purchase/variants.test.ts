import fc from 'fast-check';
import { buildProduct, buildProductWithOptions, buildVariant } from '../testing/buildProduct';
import { findVariant, readSelection } from './variants';

const product = buildProductWithOptions();

describe('findVariant', () => {
  it.each([
    [['1 kg', 'Whole'], 0],
    [['1 kg', 'Pieces'], 1],
    [['2 kg', 'Whole'], 2],
  ])('finds the variant with the values %j', (selection, index) => {
    expect(findVariant(product, selection)).toBe(product.variant.productVariants[index]);
  });

  it.each([[['2 kg', 'Pieces']], [['Whole', '1 kg']], [['1 kg']], [['1 kg', 'Whole', 'x']], [[]]])(
    'finds no variant for the values %j',
    (selection) => {
      expect(findVariant(product, selection)).toBeUndefined();
    },
  );

  // @spec 3.5
  it('finds every variant by its own values', () => {
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

const fish = buildProductWithOptions();
const [, pieces] = fish.variant.productVariants;

describe('readSelection', () => {
  it.each([
    ['the first values if the query names none', '', ['1 kg', 'Whole']],
    ['the values of a linked variant', `variant=${pieces?.uuid}`, ['1 kg', 'Pieces']],
    ['the options as a form sends them', 'option0=2+kg&option1=Whole', ['2 kg', 'Whole']],
    ['a combination that is not sold', 'option0=2+kg&option1=Pieces', ['2 kg', 'Pieces']],
    [
      'the first value instead of an unknown value',
      'option0=9+kg&option1=Pieces',
      ['1 kg', 'Pieces'],
    ],
    ['the first values for an unknown variant', 'variant=nope', ['1 kg', 'Whole']],
  ])('returns %s', (_what, query, expected) => {
    expect(readSelection(fish, new URLSearchParams(query))).toEqual(expected);
  });

  it('returns no values for a product without options', () => {
    expect(readSelection(buildProduct(), new URLSearchParams('variant=x'))).toEqual([]);
  });
});
