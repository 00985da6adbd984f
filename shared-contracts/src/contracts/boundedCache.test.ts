import { createBoundedCache } from './boundedCache';

const keep = (keys: string[], capacity: number) => {
  const cache = createBoundedCache<string>({ capacity, weigh: (value) => value.length });
  for (const key of keys) cache.set(key, key);
  return cache;
};

describe('createBoundedCache', () => {
  it('removes the least recently used entries when the total weight exceeds the capacity', () => {
    const cache = keep(['rui', 'katla'], 8);
    cache.get('rui');
    cache.set('ilish', 'ilish');
    expect([cache.get('rui'), cache.get('katla'), cache.get('ilish')]).toEqual([
      'rui',
      undefined,
      'ilish',
    ]);
    expect(cache.weight()).toBe(8);
  });

  it('removes the previous value of a key even if the new value is too heavy to be stored', () => {
    const cache = keep(['rui'], 8);
    cache.set('rui', 'pangasius');
    expect([cache.get('rui'), cache.weight()]).toEqual([undefined, 0]);
  });

  it('no longer counts the weight of a value that was replaced or deleted', () => {
    const cache = keep(['rui'], 8);
    cache.set('rui', 'katla');
    expect([cache.get('rui'), cache.weight()]).toEqual(['katla', 5]);
    cache.delete('rui');
    expect([cache.get('rui'), cache.weight()]).toEqual([undefined, 0]);
  });
});
