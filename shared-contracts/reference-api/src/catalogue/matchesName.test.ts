import { searchWords } from './matchesName';

describe('searchWords', () => {
  it.each([
    ['  Rui   FISH ', ['rui', 'fish']],
    ['', []],
    // One letter of its own, and the same letter put together from two.
    ['\u09DF', ['\u09AF\u09BC']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('reads %p as %p', (typed, words) => {
    expect(searchWords(typed)).toEqual(words);
  });
});
