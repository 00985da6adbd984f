import { findUnknownPaths, knownPaths } from './documentedPaths';

const known = knownPaths([
  'shell/release/publish.ts',
  'mf-content/README.md',
  'shell/.cache/x.json',
]);

describe('findUnknownPaths', () => {
  it.each([
    ['a whole path', '`shell/release/publish.ts`'],
    ['the end of a path', '`release/publish.ts`'],
    ['a file without its extension', '`release/publish`'],
    ['the name of a file', '`publish.ts`'],
    ['a folder', '`shell/release/`'],
    ['a placeholder', '`routes/<page>.ts`'],
    ['a federated module', '`mf_content/routes` and `./routes`'],
    ['text outside backticks', 'and/or.ts'],
  ])('accepts %s', (_title, document) => {
    expect(findUnknownPaths(document, known)).toEqual([]);
  });

  it('reports a moved file, a renamed folder, and a file name that no file has', () => {
    const document = 'See `release/version.ts`, `shell/releases` and `publisher.test.tsx`.';
    expect(findUnknownPaths(document, known)).toEqual([
      'release/version.ts',
      'shell/releases',
      'publisher.test.tsx',
    ]);
  });
});
