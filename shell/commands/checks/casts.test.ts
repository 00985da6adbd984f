import { findUnexplained } from './casts';

describe('findUnexplained', () => {
  it.each([
    ['a cast alone', 'const a = 1;\nconst b = a as number;', [2]],
    ['a cast with its reason', 'const b = a as number; // it was checked above', []],
    ['a cast below its reason', '// it was checked above\nconst b = a as number;', []],
    ['as const', 'const b = [1] as const;', []],
    ['a renamed import', "import { a as b } from 'c';", []],
    ['a cast below a string in Bangla', "const t = 'বাংলা as x';\nconst b = a as number;", [2]],
  ])('finds exactly the casts that have no comment: %s', (_title, text, expected) => {
    expect(findUnexplained(text, false)).toEqual(expected);
    expect(findUnexplained(text, true)).toEqual(expected);
  });
});
