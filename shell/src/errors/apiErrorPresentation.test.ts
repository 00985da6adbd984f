import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApiCallId, apiCalls } from '@marketplace/contracts/api/apiCalls';
import { REMOTES } from '@marketplace/contracts/pages/pageTable';
import { readTestTitles } from '@marketplace/contracts/testing/specCoverage';
import { ERROR_ROWS } from '../testing/errorRows';

const ids = Object.keys(apiCalls) as ApiCallId[]; // the keys of the contract itself

describe('the error catalogue', () => {
  it.each(ids.flatMap((id) => (ERROR_ROWS[id] ? [[id, ...ERROR_ROWS[id]] as const] : [])))(
    'tells a failed %s: %s',
    async (_id, _told, file, title) => {
      expect(await readTestTitles(file)).toContain(title);
    },
  );

  it('has a row for every call that a page makes', async () => {
    const sources = await readSources();
    const made = ids.filter((id) => sources.some((source) => isCalled(source, id)));
    expect(made.filter((id) => ERROR_ROWS[id] === null)).toEqual([]);
    expect(made.length).toBeGreaterThan(30);
  });
});

/** Calls are imported by name from the contract, sometimes under another one. */
function isCalled(source: string, id: string): boolean {
  const imports = source.matchAll(
    /import \{([^}]*)\} from '@marketplace\/contracts\/api\/[\w-]+'/g,
  );
  return [...imports].some(([, names = '']) => new RegExp(`\\b${id}\\b`).test(names));
}

const REPOSITORY = join(__dirname, '../../..');

async function readSources(): Promise<string[]> {
  const parts = ['shell', ...REMOTES.map((remote) => remote.replaceAll('_', '-'))];
  const files = parts.map(async (part) => {
    const names = await readdir(join(REPOSITORY, part, 'src'), { recursive: true });
    return names
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name))
      .map((name) => readFile(join(REPOSITORY, part, 'src', name), 'utf8'));
  });
  return Promise.all((await Promise.all(files)).flat());
}
