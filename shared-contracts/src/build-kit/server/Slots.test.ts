import { Slots } from './Slots';

/** Takes a slot that must be there. */
function take(slots: Slots, holder: string): () => void {
  const release = slots.acquire(holder);
  if (typeof release === 'string') throw new Error(`refused for ${release}`);
  return release;
}

describe('Slots', () => {
  it('gives one holder so many at once, and another one again when one ends', () => {
    const slots = new Slots({ most: 8, mostOfOne: 2 });
    const release = take(slots, 'rahim');
    take(slots, 'rahim');
    expect(slots.acquire('rahim')).toBe('holder');
    take(slots, 'karima');
    release();
    take(slots, 'rahim');
    expect(slots.acquire('rahim')).toBe('holder');
  });

  it('gives everybody together so many at once', () => {
    const slots = new Slots({ most: 3, mostOfOne: 2 });
    const releases = ['a', 'b', 'c'].map((holder) => take(slots, holder));
    expect(slots.acquire('d')).toBe('all');
    releases[0]?.();
    take(slots, 'd');
  });

  it('counts a slot that is given back twice once', () => {
    const slots = new Slots({ most: 2, mostOfOne: 2 });
    const release = take(slots, 'a');
    take(slots, 'a');
    release();
    release();
    take(slots, 'a');
    expect(slots.acquire('b')).toBe('all');
  });
});
