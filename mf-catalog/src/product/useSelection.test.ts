import fc from 'fast-check';
import { readSelection } from '../purchase/variants';
import { buildProductWithOptions } from '../testing/buildProduct';
import { selectionQuery } from './useSelection';

const product = buildProductWithOptions();

describe('selectionQuery', () => {
  it.each([
    [['1 kg', 'Pieces'], `?variant=${product.variant.productVariants[1]?.uuid}`],
    [['2 kg', 'Pieces'], '?option0=2+kg&option1=Pieces'],
  ])('converts the choice %j to the query %s', (selection, expected) => {
    expect(selectionQuery(product, selection)).toBe(expected);
  });

  it('keeps the other keys of the query, and drops an older choice', () => {
    const search = '?reviewPage=3&variant=old&option0=2+kg';
    expect(selectionQuery(product, ['2 kg', 'Pieces'], search)).toBe(
      '?reviewPage=3&option0=2+kg&option1=Pieces',
    );
  });

  it('returns a query from which readSelection reads the same choice', () => {
    const selection = fc.tuple(
      ...product.variant.productOptions.map(({ productOptionValues }) =>
        fc.constantFrom(...productOptionValues.map(({ value }) => value)),
      ),
    );
    fc.assert(
      fc.property(selection, (chosen) => {
        const query = new URLSearchParams(selectionQuery(product, chosen));
        expect(readSelection(product, query)).toEqual(chosen);
      }),
    );
  });
});
