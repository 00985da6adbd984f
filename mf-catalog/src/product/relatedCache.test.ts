import { buildSummary } from '../testing/buildProduct';
import { relatedCache } from './relatedCache';

const none = () => Promise.resolve([]);
const shelf = () => Promise.resolve([buildSummary()]);

describe('relatedCache', () => {
  it('has the shelves of the product shown last, and of no other', () => {
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

  it('gives up what was markup alone once the markup is gone', () => {
    const omitted = Object.assign(new Promise<never>(() => undefined), { isOmitted: true });
    relatedCache.set('a', { otherSellers: none(), sameCategory: omitted, sameShop: shelf() });
    expect(relatedCache.get('a')).toBeDefined();
    Object.assign(omitted, { isMissing: true });
    expect(relatedCache.get('a')).toBeUndefined();
  });

  it('forgets them once one has failed, so that they are asked for again', async () => {
    const failed = Promise.reject(new Error('down'));
    relatedCache.set('a', { otherSellers: none(), sameCategory: shelf(), sameShop: failed });
    await failed.catch(() => undefined);
    await Promise.resolve();
    expect(relatedCache.get('a')).toBeUndefined();
  });
});
