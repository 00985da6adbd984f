import { findUnnamed, tablesOf } from './securityInventory';

describe('findUnnamed', () => {
  const document = 'Tokens: `http/accessTokens.ts`. Tables: `customers`, `tries`. In `fetch`.';

  it.each([
    ['a file by the end of its path', 'shared-contracts/src/http/accessTokens.ts'],
    ['a table', 'customers'],
  ])('accepts %s', (_title, item) => {
    expect(findUnnamed(document, [item])).toEqual([]);
  });

  it.each([
    ['another file in the same folder', 'shell/http/otherTokens.ts'],
    ['a file in the folder xhttp if only http is named', 'shell/xhttp/accessTokens.ts'],
    ['a table', 'orders'],
    ['a word outside backticks', 'Tokens'],
    ['a file whose name has no extension, although the name is in backticks', 'shell/fetch'],
  ])('reports %s', (_title, item) => {
    expect(findUnnamed(document, [item])).toEqual([item]);
  });
});

it('tablesOf reads tables in every form of declaration', () => {
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
