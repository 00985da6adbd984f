import fc from 'fast-check';
import { interleave } from './interleave';

const listOf = (names: string) => [...names].map((uuid) => ({ uuid }));
const turns = (lists: string[], most = 12) =>
  interleave(lists.map(listOf), most)
    .map(({ uuid }) => uuid)
    .join('');

describe('interleave', () => {
  it.each([
    [['abc', 'de'], 'adbec'],
    [['ab', 'ba'], 'ab'],
    [['', 'ab'], 'ab'],
    [[], ''],
  ])('merges %j into %j', (lists, expected) => {
    expect(turns(lists)).toBe(expected);
  });

  it('returns at most the given number of items', () => {
    expect(turns(['abc', 'def'], 3)).toBe('adb');
  });

  it('takes each item at most once, and takes all items if they fit', () => {
    const lists = fc.array(fc.uniqueArray(fc.constantFrom(...'abcdefghij')));
    fc.assert(
      fc.property(lists, fc.nat(12), (given, most) => {
        const names = given.map((list) => list.join(''));
        const taken = [...turns(names, most)];
        const all = new Set(given.flat());
        expect(new Set(taken).size).toBe(taken.length);
        expect(taken).toHaveLength(Math.min(most, all.size));
        expect(taken.every((name) => all.has(name))).toBe(true);
      }),
    );
  });

  it('takes one item from each list in turn', () => {
    const lists = fc.uniqueArray(fc.constantFrom('abc', 'def', 'ghi', 'jkl'), { minLength: 1 });
    fc.assert(
      fc.property(lists, (given) => {
        const firsts = given.map(([first]) => first);
        expect([...turns(given)].slice(0, given.length)).toEqual(firsts);
      }),
    );
  });
});
