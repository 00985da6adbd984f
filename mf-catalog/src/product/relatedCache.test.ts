import { buildSummary } from '../testing/buildProduct';
import { relatedCache } from './relatedCache';

const none = () => Promise.resolve([]);
const shelf = () => Promise.resolve([buildSummary()]);

describe('relatedCache', () => {
  it('keeps the related products of only the latest product', () => {
    const shelves = { otherSellers: none(), sameCategory: shelf(), sameShop: shelf() };
    const forget = relatedCache.set('a', shelves);
    expect(relatedCache.get('a')).toEqual(shelves);
    expect(relatedCache.get('b')).toBeUndefined();
    relatedCache.set('b', shelves);
    expect(relatedCache.get('a')).toBeUndefined();
    forget();
    expect(relatedCache.get('b')).toEqual(shelves);
    relatedCache.set('b', shelves)();
    expect(relatedCache.get('b')).toBeUndefined();
  });

  it('forgets all related products if one shelf failed to load', async () => {
    const failed = Promise.reject(new Error('down'));
    relatedCache.set('a', { otherSellers: none(), sameCategory: shelf(), sameShop: failed });
    await failed.catch(() => undefined);
    await Promise.resolve();
    expect(relatedCache.get('a')).toBeUndefined();
  });
});
