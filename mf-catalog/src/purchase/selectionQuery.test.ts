import fc from 'fast-check';
import { buildProductWithOptions } from '../testing/buildProduct';
import { selectionQuery } from './selectionQuery';
import { readSelection } from './variants';

const fish = buildProductWithOptions();

describe('selectionQuery', () => {
  it.each([
    [['1 kg', 'Pieces'], `?variant=${fish.variant.productVariants[1]?.uuid}`],
    [['2 kg', 'Pieces'], '?option0=2+kg&option1=Pieces'],
  ])('converts the choice %j to the query %s', (selection, expected) => {
    expect(selectionQuery(fish, selection)).toBe(expected);
  });

  it('keeps the other keys of the query, and drops an older choice', () => {
    const search = '?reviewPage=3&variant=old&option0=2+kg';
    expect(selectionQuery(fish, ['2 kg', 'Pieces'], search)).toBe(
      '?reviewPage=3&option0=2+kg&option1=Pieces',
    );
  });

  it('returns a query from which readSelection reads the same choice', () => {
    const selection = fc.tuple(
      ...fish.variant.productOptions.map(({ productOptionValues }) =>
        fc.constantFrom(...productOptionValues.map(({ value }) => value)),
      ),
    );
    fc.assert(
      fc.property(selection, (chosen) => {
        const query = new URLSearchParams(selectionQuery(fish, chosen));
        expect(readSelection(fish, query)).toEqual(chosen);
      }),
    );
  });
});
