import { readCatalogue } from '../testing/fillPersonalData';
import { OPEN_LIMIT_MS, openPostgres, type TestDatabase } from '../testing/testDatabases';
import { KIND_NAMES, VALUE_NAMES } from './exportNames';
import { personalData } from './personalData';

const columns = Object.entries(personalData).flatMap(([table, rule]) =>
  Object.entries(rule.columns).map(([column, each]) => ({
    table,
    column,
    kind: rule.kind,
    ...each,
  })),
);
const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;

describe('the list of personal data', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openPostgres();
  }, OPEN_LIMIT_MS);
  afterAll(() => opened?.close());

  it('names every table and column of the database, and no other', async () => {
    const stored = (await readCatalogue(opened.db)).map(nameOf);
    const listed = columns.map(nameOf);
    expect({
      missing: stored.filter((name) => !listed.includes(name)),
      outdated: listed.filter((name) => !stored.includes(name)),
    }).toEqual({ missing: [], outdated: [] });
  });

  it('has for each column either a name in the export or a reason for leaving it out', () => {
    const isClear = ({ exportedAs, hiddenBecause }: (typeof columns)[number]) =>
      (exportedAs === undefined) !== (hiddenBecause === undefined);
    expect(columns.filter((each) => !isClear(each)).map(nameOf)).toEqual([]);
    const lost = columns.filter(({ kind, exportedAs }) => kind === undefined && exportedAs);
    expect(lost.map(nameOf)).toEqual([]);
  });

  it('finds rows only by columns that exist', () => {
    for (const [table, { paths, columns: own }] of Object.entries(personalData)) {
      for (const path of paths) {
        expect([table, Object.keys(own)]).toEqual([table, expect.arrayContaining([path.column])]);
        if ('in' in path) expect(personalData[path.in]?.columns).toHaveProperty(path.key);
      }
    }
  });

  it('has a heading for each kind of data and a label for each value, in each language', () => {
    const kinds = new Set(Object.values(personalData).flatMap(({ kind }) => kind ?? []));
    expect(Object.keys(KIND_NAMES).sort()).toEqual([...kinds].sort());
    const values = new Set(columns.flatMap(({ exportedAs }) => exportedAs ?? []));
    // `readExport` adds the name of each product.
    expect(Object.keys(VALUE_NAMES).sort()).toEqual([...values, 'product'].sort());
  });
});
