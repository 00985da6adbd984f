import { plainText, readCitations } from './citedTests';

it('readCitations assigns each quotation to the test file named before it in the same line', () => {
  const document = [
    '| 1.1 | “no test”; `a/b.test.ts` “one”, “two”, `c.journey.ts`, `d.ts` |',
    '| 1.2 | “of no test” |',
  ].join('\n');
  expect(readCitations(document)).toEqual([
    { file: 'a/b.test.ts', titles: ['one', 'two'] },
    { file: 'c.journey.ts', titles: [] },
  ]);
});

it('plainText makes a title in source code equal to its quotation', () => {
  expect(plainText("it('hides another customer\\'s\n  orders')")).toContain(
    plainText('hides another customer’s orders'),
  );
});
