import { buildProduct, buildProductWithOptions } from '../testing/buildProduct';
import { readSelection } from './readSelection';

const product = buildProductWithOptions();
const [, pieces] = product.variant.productVariants;

describe('readSelection', () => {
  it.each([
    ['the first values where nothing is said', '', ['1 kg', 'Whole']],
    ['the values of a linked variant', `variant=${pieces?.uuid}`, ['1 kg', 'Pieces']],
    ['the options as a form sends them', 'option0=2+kg&option1=Whole', ['2 kg', 'Whole']],
    ['a combination that is not sold', 'option0=2+kg&option1=Pieces', ['2 kg', 'Pieces']],
    ['the first value for one nobody offers', 'option0=9+kg&option1=Pieces', ['1 kg', 'Pieces']],
    ['the first values for an unknown variant', 'variant=nope', ['1 kg', 'Whole']],
  ])('is %s', (_what, query, expected) => {
    expect(readSelection(product, new URLSearchParams(query))).toEqual(expected);
  });

  it('is empty for a product without options', () => {
    expect(readSelection(buildProduct(), new URLSearchParams('variant=x'))).toEqual([]);
  });
});
