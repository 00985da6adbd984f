import fc from 'fast-check';
import type { ProductSummary } from '../api/products';
import { addViewed, clearViewed, readViewed, toViewed } from './viewedProducts';

const buildSummary = (changes: Partial<ProductSummary> = {}): ProductSummary => ({
  uuid: 'rui',
  handle: 'rui-fish',
  name: 'Rui fish',
  price: 380,
  comparePrice: 400,
  inventoryQuantity: 10,
  trackQuantity: true,
  sellStockout: false,
  hasVariants: false,
  averageRating: 4.5,
  reviewCount: 12,
  imageUrls: [
    { smallImageUrl: '/pictures/rui-320.webp', mediumImageUrl: '/pictures/rui-800.webp' },
  ],
  shopHandle: 'padma-fish',
  shopName: 'Padma Fish House',
  ...changes,
});
const product = (name: string) =>
  toViewed(buildSummary({ uuid: name, handle: name, name, imageUrls: [] }));
const names = (customer: string | null = null) => readViewed(customer).map(({ name }) => name);

beforeEach(() => localStorage.clear());

describe('the list of viewed products', () => {
  it('contains the latest product first, and each product once', () => {
    for (const name of ['rui', 'mango', 'rui']) addViewed(product(name), null);
    expect(names()).toEqual(['rui', 'mango']);
  });

  it('contains at most twelve products, the latest first', () => {
    const views = fc.array(fc.constantFrom(...'abcdefghijklmnopqrst'));
    fc.assert(
      fc.property(views, (viewed) => {
        clearViewed();
        for (const name of viewed) addViewed(product(name), null);
        expect(names()).toEqual([...new Set(viewed.toReversed())].slice(0, 12));
      }),
    );
  });

  it('stores no price and no stock, because they change', () => {
    addViewed(toViewed(buildSummary()), null);
    expect(localStorage.getItem('recentlyViewed')).not.toMatch(/price|380|inventory/i);
    expect(readViewed(null)).toEqual([
      expect.objectContaining({ name: 'Rui fish', smallImageUrl: '/pictures/rui-320.webp' }),
    ]);
  });

  it.each([
    ['a visitor sees their own list', null, null, true],
    ['a visitor who signs in still sees it', null, 'amina', true],
    ['a customer sees their own list', 'amina', 'amina', true],
    ['nobody sees it after the customer logs out', 'amina', null, false],
    ['another customer does not see it', 'amina', 'rahim', false],
  ])(
    'is shown only to the person who viewed the products: %s',
    (_what, viewer, reader, isShown) => {
      addViewed(product('rui'), viewer);
      expect(names(reader)).toEqual(isShown ? ['rui'] : []);
      // If another person reads the list, it is cleared, so its owner no longer sees it either.
      expect(names(viewer)).toEqual(isShown ? ['rui'] : []);
    },
  );

  it('belongs to the customer who last viewed a product, even if a visitor began the list', () => {
    addViewed(product('rui'), null);
    addViewed(product('mango'), 'amina');
    expect(names('amina')).toEqual(['mango', 'rui']);
    expect(names(null)).toEqual([]);
  });

  it('can be cleared', () => {
    addViewed(product('rui'), null);
    clearViewed();
    expect(names()).toEqual([]);
  });

  it.each([
    'no JSON',
    'null',
    '7',
    '{"products":7}',
    '{"products":[null,7,{"name":"rui"}]}',
    '{"products":[{"uuid":"a","handle":"a","name":"a","smallImageUrl":"javascript:alert(1)"}]}',
    '{"products":[{"uuid":"a","handle":{"toString":1},"name":"a"}]}',
  ])('is empty if local storage contains %j', (stored) => {
    localStorage.setItem('recentlyViewed', stored);
    expect(names()).toEqual([]);
    addViewed(product('rui'), null);
    expect(names()).toEqual(['rui']);
  });

  it('is empty if storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    addViewed(product('rui'), null);
    clearViewed();
    expect(names()).toEqual([]);
    jest.restoreAllMocks();
  });
});
