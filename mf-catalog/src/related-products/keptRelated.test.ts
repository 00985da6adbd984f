import { buildSummary } from '../testing/buildProduct';
import { keptRelated } from './keptRelated';

const shelf = () => Promise.resolve([buildSummary()]);

describe('keptRelated', () => {
  it('has the shelves of the product shown last, and of no other', () => {
    const shelves = { sameCategory: shelf(), sameShop: shelf() };
    const forget = keptRelated.keep('a', shelves);
    expect(keptRelated.of('a')).toEqual(shelves);
    expect(keptRelated.of('b')).toBeUndefined();
    keptRelated.keep('b', shelves);
    expect(keptRelated.of('a')).toBeUndefined();
    forget();
    expect(keptRelated.of('b')).toEqual(shelves);
    keptRelated.keep('b', shelves)();
    expect(keptRelated.of('b')).toBeUndefined();
  });

  it('forgets them once one has failed, so that they are asked for again', async () => {
    const failed = Promise.reject(new Error('down'));
    keptRelated.keep('a', { sameCategory: shelf(), sameShop: failed });
    await failed.catch(() => undefined);
    await Promise.resolve();
    expect(keptRelated.of('a')).toBeUndefined();
  });
});
