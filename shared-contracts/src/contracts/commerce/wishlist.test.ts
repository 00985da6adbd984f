import { findWishlistEntries } from './wishlist';

const small = 'variant-small';
const large = 'variant-large';
const productUuid = 'product';

describe('findWishlistEntries', () => {
  it.each([
    ['the product', null, undefined, true],
    ['any variant of it', small, undefined, true],
    ['the product, whichever variant', null, small, true],
    ['that very variant', small, small, true],
    ['another variant', large, small, false],
  ])('an entry of %s (%p) for the choice %p: %p', (_, kept, chosen, isFound) => {
    const entry = { productUuid, productVariantUuid: kept };
    const found = findWishlistEntries([entry], { productUuid, productVariantUuid: chosen });
    expect(found).toEqual(isFound ? [entry] : []);
  });

  it('leaves other products alone', () => {
    const other = { productUuid: 'other', productVariantUuid: null };
    expect(findWishlistEntries([other], { productUuid })).toEqual([]);
  });
});
