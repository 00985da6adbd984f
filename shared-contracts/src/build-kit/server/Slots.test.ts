import { type Priority, Slots } from './Slots';

/** Acquires a slot, and fails the test if the slot is refused. */
function take(slots: Slots, holder: string): () => void {
  const release = slots.acquire(holder);
  if (typeof release === 'string') throw new Error(`refused for ${release}`);
  return release;
}

describe('Slots', () => {
  it('limits the slots of each holder, and lets the holder acquire a released slot again', () => {
    const slots = new Slots({ most: 8, mostOfOne: 2 });
    const release = take(slots, 'rahim');
    take(slots, 'rahim');
    expect(slots.acquire('rahim')).toBe('holder');
    take(slots, 'karima');
    release();
    take(slots, 'rahim');
    expect(slots.acquire('rahim')).toBe('holder');
  });

  it('limits the total number of slots', () => {
    const slots = new Slots({ most: 3, mostOfOne: 2 });
    const releases = ['a', 'b', 'c'].map((holder) => take(slots, holder));
    expect(slots.acquire('d')).toBe('all');
    releases[0]?.();
    take(slots, 'd');
  });

  it('frees a slot only once even if release is called twice', () => {
    const slots = new Slots({ most: 2, mostOfOne: 2 });
    const release = take(slots, 'a');
    take(slots, 'a');
    release();
    release();
    take(slots, 'a');
    expect(slots.acquire('b')).toBe('all');
  });

  it('refuses slots to searches first, then to lists, then to purchases', () => {
    const slots = new Slots({ most: 16 });
    const served = (priority: Priority) =>
      Array.from({ length: 16 }, (_, n) => slots.acquire(`${priority} ${n}`, priority)).filter(
        (slot) => typeof slot !== 'string',
      ).length;
    expect(served('search')).toBe(10);
    expect(served('list')).toBe(4);
    expect(served('search')).toBe(0);
    expect(served('purchase')).toBe(2);

    const own = new Slots({ most: 100, mostOfOne: 8 });
    const lists = Array.from({ length: 8 }, () => own.acquire('rahim', 'list'));
    expect(lists.filter((slot) => slot === 'holder')).toHaveLength(1);
    expect(own.acquire('rahim', 'purchase')).toEqual(expect.any(Function));
  });

  it.each([
    [1, 43, 21],
    [2, 26, 12],
    [10, 7, 3],
  ])('leaves slots free even if %i holders request all of them', (holders, mostOfOne, free) => {
    const slots = new Slots({ most: 64 });
    const held = Array<number>(holders).fill(0);
    for (let turn = 0; turn < 64 * holders; turn += 1) {
      const holder = turn % holders;
      if (typeof slots.acquire(`attacker ${holder}`) !== 'string') {
        held[holder] = (held[holder] ?? 0) + 1;
      }
    }
    expect(Math.max(...held)).toBe(mostOfOne);
    const others = Array.from({ length: 64 }, (_, n) => slots.acquire(`shopper ${n}`));
    expect(others.filter((slot) => typeof slot !== 'string')).toHaveLength(free);
  });
});
