import { commandsInTables, findUnknownCommands } from './documentedCommands';

const scripts = {
  start: () => true,
  test: ([word = '']: readonly string[]) => word === 'full',
  release: ([verb, ...words]: readonly string[]) => verb === 'publish' && words.length <= 3,
};

describe('findUnknownCommands', () => {
  it.each([
    ['a script', 'Run `npm start`.'],
    ['known words', '`npm test -- full`, then `npm run release -- publish mf-content`'],
    ['a placeholder', '`npm run release -- <verb>` and `npm test -- …`'],
    ['a word in quotation marks', '`npm run release -- publish x --why "cart is empty"`'],
    [
      'known words in a table',
      '| you want to | run `npm run release --` |\n|---|---|\n| go | `publish x` |',
    ],
    ['code below a table', '| a | `npm run release --` |\n|---|---|\n\n`build`'],
  ])('accepts %s', (_title, document) => {
    expect(findUnknownCommands(document, scripts)).toEqual([]);
  });

  it.each([
    ['an unknown script', '`npm run compile`', 'npm run compile'],
    [
      'an unknown word',
      '`npm run release -- build mf-content`',
      'npm run release build mf-content',
    ],
    ['an unknown word of npm test', '`npm test -- fast`', 'npm run test fast'],
    [
      'an unknown word in a table',
      '| run `npm run release --` |\n|---|\n| `build x` |',
      'npm run release build x',
    ],
  ])('reports %s', (_title, document, command) => {
    expect(findUnknownCommands(document, scripts)).toEqual([command]);
  });
});

it('commandsInTables appends an option in a cell to the command before it', () => {
  const table = '| you want to | run `npm run release --` |\n|---|---|\n';
  const row = '| go back | `rollback x`; `--to <version>`: any; `list` |';
  expect(commandsInTables(`${table}${row}`).map(({ words }) => words.join(' '))).toEqual([
    'rollback x',
    'rollback x --to <version>',
    'list',
  ]);
});
