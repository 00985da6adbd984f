import { findUnnamed, tablesOf } from './securityInventory';

describe('findUnnamed', () => {
  const document = 'Tokens: `http/accessTokens.ts`. Tables: `customers`, `tries`. In `fetch`.';

  it.each([
    ['a file by the end of its path', 'shared-contracts/src/http/accessTokens.ts'],
    ['a table', 'customers'],
  ])('knows %s', (_title, item) => {
    expect(findUnnamed(document, [item])).toEqual([]);
  });

  it.each([
    ['a file that is another one', 'shell/http/otherTokens.ts'],
    ['a file whose name only ends alike', 'shell/xhttp/accessTokens.ts'],
    ['a table', 'orders'],
    ['a word outside of code marks', 'Tokens'],
    ['a file by its folder alone', 'shell/fetch'],
  ])('tells %s', (_title, item) => {
    expect(findUnnamed(document, [item])).toEqual([item]);
  });
});

it('reads the tables of a file, however they are declared', () => {
  const source = [
    'export interface Tables {',
    '  /** A customer: { who: it is }. */',
    '  customers: {',
    '    uuid: string;',
    '    address: { street: string };',
    '  };',
    '  tries: { subject: string };',
    '  sliders: PicturePaths & {',
    '    name: string;',
    '  };',
    '}',
  ].join('\n');
  expect(tablesOf(source)).toEqual(['customers', 'tries', 'sliders']);
});
