import fc from 'fast-check';
import { findWishlistEntries, priceDrop, wishlistOffer } from './wishlist';

const small = 'variant-small';
const large = 'variant-large';
const productUuid = 'product';

describe('findWishlistEntries', () => {
  it.each([
    ['no variant', null, undefined, true],
    ['one variant', small, undefined, true],
    ['no variant', null, small, true],
    ['the same variant', small, small, true],
    ['another variant', large, small, false],
  ])(
    'says whether an entry with %s (%p) matches the chosen variant %p: %p',
    (_, kept, chosen, isFound) => {
      const entry = { productUuid, productVariantUuid: kept };
      const found = findWishlistEntries([entry], { productUuid, productVariantUuid: chosen });
      expect(found).toEqual(isFound ? [entry] : []);
    },
  );

  it('ignores entries of other products', () => {
    const other = { productUuid: 'other', productVariantUuid: null };
    expect(findWishlistEntries([other], { productUuid })).toEqual([]);
  });

  it('finds an entry after a press of the wishlist button if, and only if, it found none before the press', () => {
    const variants = fc.option(fc.constantFrom(small, large));
    const kept = variants.map((productVariantUuid) => ({ productUuid, productVariantUuid }));
    const choices = fc.array(variants, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(kept, { maxLength: 4 }), choices, (initial, pressed) => {
        let entries = initial;
        for (const chosen of pressed) {
          const choice = { productUuid, productVariantUuid: chosen ?? undefined };
          const found = findWishlistEntries(entries, choice);
          const isOn = found.length > 0;
          entries = isOn
            ? entries.filter((entry) => !found.includes(entry))
            : [...entries, { productUuid, productVariantUuid: chosen }];
          expect(findWishlistEntries(entries, choice).length > 0).toBe(!isOn);
        }
      }),
    );
  });
});

const stock = { inventoryQuantity: 5, trackQuantity: true, sellStockout: false };
const product = {
  uuid: productUuid,
  handle: 'honey',
  name: 'Honey',
  price: 450,
  comparePrice: null,
  ...stock,
  hasVariants: true,
  averageRating: 0,
  reviewCount: 0,
  imageUrls: [],
  shopHandle: 'garden',
  shopName: 'Garden',
};
const variant = {
  ...stock,
  uuid: small,
  variant: ['Small'],
  price: 380,
  comparePrice: 400,
  inventoryQuantity: 1,
  imageUrl: null,
};

describe('wishlistOffer', () => {
  it.each([
    ['the chosen variant', { product, variant }, variant],
    ['the product if no variant is chosen', { product, variant: null }, product],
    ['the product if the API sends no variants', { product }, product],
  ])('returns the price and stock of %s', (_, entry, offer) => {
    expect(wishlistOffer(entry)).toBe(offer);
  });
});

describe('priceDrop', () => {
  it.each([
    [
      'the drop if the earlier price was higher',
      { product, variant, keptPrice: 450 },
      { before: 450, now: 380 },
    ],
    [
      'a drop of one paisa if the earlier price was one paisa higher',
      { product, keptPrice: 450.01 },
      { before: 450.01, now: 450 },
    ],
    ['null if the price was the same', { product, keptPrice: 450 }, null],
    ['null if the earlier price was lower', { product, keptPrice: 300 }, null],
    ['null if the API does not record the earlier price', { product }, null],
  ])('is %s', (_, entry, drop) => {
    expect(priceDrop(entry)).toEqual(drop);
  });
});
