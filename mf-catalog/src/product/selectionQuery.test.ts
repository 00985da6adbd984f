import { buildProductWithOptions } from '../testing/buildProduct';
import { selectionQuery } from './selectionQuery';

const product = buildProductWithOptions();

describe('selectionQuery', () => {
  it.each([
    [['1 kg', 'Pieces'], `?variant=${product.variant.productVariants[1]?.uuid}`],
    [['2 kg', 'Pieces'], '?option0=2+kg&option1=Pieces'],
  ])('of %j is %s', (selection, expected) => {
    expect(selectionQuery(product, selection)).toBe(expected);
  });
});
