import { buildEntry } from '../testing/buildEntry';
import { findEntries } from './findEntries';

const small = 'variant-small';
const large = 'variant-large';
const { productUuid } = buildEntry(1);

describe('findEntries', () => {
  it.each([
    ['the product', null, undefined, true],
    ['any variant of it', small, undefined, true],
    ['the product, whichever variant', null, small, true],
    ['that very variant', small, small, true],
    ['another variant', large, small, false],
  ])('an entry of %s (%p) for the choice %p: %p', (_, kept, chosen, isFound) => {
    const entry = buildEntry(1, { productVariantUuid: kept });
    const found = findEntries([entry], { productUuid, productVariantUuid: chosen });
    expect(found).toEqual(isFound ? [entry] : []);
  });

  it('leaves other products alone', () => {
    expect(findEntries([buildEntry(2)], { productUuid })).toEqual([]);
  });
});
