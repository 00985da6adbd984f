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

  it('removes the previous value of a key if the new value is heavier than the capacity', () => {
    const cache = keep(['rui'], 8);
    cache.set('rui', 'pangasius');
    expect([cache.get('rui'), cache.weight()]).toEqual([undefined, 0]);
  });

  it('counts only the weight of the new value after it has replaced an older one', () => {
    const cache = keep(['rui'], 8);
    cache.set('rui', 'katla');
    expect([cache.get('rui'), cache.weight()]).toEqual(['katla', 5]);
    cache.delete('rui');
    expect([cache.get('rui'), cache.weight()]).toEqual([undefined, 0]);
  });
});
