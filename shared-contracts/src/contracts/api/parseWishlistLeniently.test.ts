import { sampleProduct as product } from '../../build-kit/testing/sampleProduct';
import { parseWishlistLeniently } from './parseWishlistLeniently';
import { listWishlist, wishlistEntry } from './wishlist';

const uuid = '0f0c1d1e-0000-4000-8000-000000000101';
const { uuid: productUuid } = product;
const entry = {
  uuid,
  productUuid,
  productVariantUuid: null,
  product,
  variant: null,
  keptPrice: 400,
};

/** Parses entries as the storefront does. */
const read = (...items: unknown[]) =>
  listWishlist.reply.parse(parseWishlistLeniently({ items })).items;

describe('parseWishlistLeniently', () => {
  it('leaves valid entries unchanged', () => {
    expect(read(entry, { ...entry, isGone: true })).toEqual([entry, { ...entry, isGone: true }]);
  });

  it.each<[string, unknown]>([
    ['null instead of a product', { ...entry, product: null }],
    ['a missing product', { ...entry, product: undefined }],
    ['a text instead of a product', { ...entry, product: '<script>alert(1)</script>' }],
    ['a product without a shop', { ...entry, product: { ...product, shopName: null } }],
    ['a picture of the wrong shape', { ...entry, product: { ...product, imageUrls: ['x.png'] } }],
    ['a text instead of the earlier price', { ...entry, keptPrice: '400' }],
    ['a variant of the wrong shape', { ...entry, variant: { uuid } }],
    ['an invalid product uuid', { ...entry, productUuid: 7, product: {} }],
    ['a uuid only', { uuid }],
    ['the key __proto__', JSON.parse(`{"uuid":"${uuid}","__proto__":{"isGone":false}}`)],
  ])('turns an entry with %s into a deleted entry, and keeps the valid entries', (_, hostile) => {
    const entries = read(hostile, entry);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ uuid, isGone: true });
    expect(wishlistEntry.safeParse(entries[0]).success).toBe(true);
    expect(entries[1]).toEqual(entry);
  });

  it('keeps the readable product of an invalid entry, but not its earlier price', () => {
    const [gone] = read({ ...entry, product: { ...product, price: null } });
    expect(gone).toMatchObject({
      productUuid,
      product: { name: 'Rui Fish', shopName: 'Padma Fish' },
    });
    expect(gone).not.toHaveProperty('keptPrice');
  });

  it.each([[null], ['text'], [7], [{}], [{ ...entry, uuid: 'x' }], [[]]])(
    'leaves out an entry without a valid uuid: %p',
    (hostile) => {
      expect(read(hostile, entry)).toEqual([entry]);
    },
  );

  it.each([[null], ['text'], [[]], [{ cartItems: [] }]])(
    'does not turn %p into a valid wishlist',
    (body) => {
      expect(listWishlist.reply.safeParse(parseWishlistLeniently(body)).success).toBe(false);
    },
  );
});
