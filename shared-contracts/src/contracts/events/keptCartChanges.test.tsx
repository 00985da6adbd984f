import { bus } from '@marketplace/contracts/events';
import {
  keepCartChange,
  listKeptCartChanges,
  readKeptCartChange,
  removeKeptCartChange,
} from './keptCartChanges';
import { parseKeptCartChange } from './parseKeptCartChange';

const productUuid = '0f0c1d1e-0000-4000-8000-000000000201';
const addition = { requestId: 'r1', productUuid, quantity: 2 };
const removal = { requestId: 'r2', productUuid, change: -1 };
const signIn = (uuid: string) =>
  bus.publish('session:changed', { isLogin: true, user: { uuid, fullName: uuid } });
const signOut = () => bus.publish('session:changed', { isLogin: false, user: null });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('a change of the cart that waits for a connection', () => {
  it('is not stored before the session is known, or while the signed-in customer is unknown', () => {
    expect(keepCartChange('cart:add-requested', addition)).toBe(false);
    bus.publish('session:changed', { isLogin: true, user: null });
    expect(keepCartChange('cart:add-requested', addition)).toBe(false);
    expect(listKeptCartChanges()).toEqual([]);
  });

  it('is stored with its customer and time, beside other changes, until it is removed', () => {
    jest.spyOn(Date, 'now').mockReturnValue(1000);
    localStorage.setItem('recentSearches', '{}');
    signOut();
    expect(keepCartChange('cart:add-requested', addition)).toBe(true);
    signIn('rahima');
    expect(keepCartChange('cart:quantity-requested', removal)).toBe(true);
    expect(listKeptCartChanges().sort()).toEqual(['r1', 'r2']);
    expect(['r1', 'r2'].map(readKeptCartChange)).toEqual([
      { topic: 'cart:add-requested', request: addition, customer: null, at: 1000 },
      { topic: 'cart:quantity-requested', request: removal, customer: 'rahima', at: 1000 },
    ]);
    removeKeptCartChange('r1');
    expect(listKeptCartChanges()).toEqual(['r2']);
    expect(readKeptCartChange('r1')).toBeUndefined();
  });

  it('is not stored if storage is blocked, and no function throws', () => {
    signOut();
    for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    }
    expect(keepCartChange('cart:add-requested', addition)).toBe(false);
    expect(readKeptCartChange('r1')).toBeUndefined();
    expect(() => removeKeptCartChange('r1')).not.toThrow();
  });
});

describe('a stored change of the cart', () => {
  const record = { topic: 'cart:add-requested', request: addition, customer: null, at: 1000 };
  const variant = { productVariantUuid: productUuid };
  const step = { ...record, topic: 'cart:quantity-requested', request: removal };

  it.each([
    ['adds pieces', record],
    ['adds pieces of a variant', { ...record, request: { ...addition, ...variant } }],
    ['removes pieces', step],
    ['was requested by a customer', { ...step, customer: 'rahima' }],
  ])('is valid if it %s', (_, valid) => {
    expect(parseKeptCartChange(valid)).toEqual(valid);
  });

  it.each([
    ['is no object', 'r1'],
    ['is missing', undefined],
    ['has another topic', { ...record, topic: 'wishlist:toggle-requested' }],
    ['has the request of another topic', { ...record, request: removal }],
    ['has no customer', { ...record, customer: undefined }],
    ['has no time', { ...record, at: '1000' }],
    ['names no product', { ...record, request: { ...addition, productUuid: '../x' } }],
    ['adds no pieces', { ...record, request: { ...addition, quantity: 0 } }],
    ['adds too many pieces', { ...record, request: { ...addition, quantity: 100_000 } }],
    ['changes a quantity by half a piece', { ...step, request: { ...removal, change: 0.5 } }],
  ])('is malformed if it %s', (_, malformed) => {
    expect(parseKeptCartChange(malformed)).toBeUndefined();
  });

  it('is parsed without unknown fields of the record and of its request', () => {
    const stored = { ...record, request: { ...addition, price: 1 }, html: '<b>' };
    expect(parseKeptCartChange(stored)).toEqual(record);
  });
});
