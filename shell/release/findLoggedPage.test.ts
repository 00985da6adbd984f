import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLoggedPage } from './findLoggedPage';

const TRACE = 'c19b492ec18ed657dcb0ba750d584c15';
const CODE = TRACE.slice(0, 8);
/** A line that is cut off, because the disk was full. */
const CUT = '{"event":"composition","id":"a1","vers';
const first = { event: 'composition', id: 'a1', versions: { shell: '1', mf_content: '1' } };
const second = { event: 'composition', id: 'b2', versions: { shell: '1', mf_content: '2' } };
const page = { trace: TRACE, event: 'request', path: '/blog', status: 503, composition: 'a1' };

let folder: string;
let log: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'log-'));
  log = join(folder, 'gateway.log');
});
afterEach(() => rm(folder, { recursive: true }));

const textOf = (...lines: object[]) =>
  [CUT, ...lines.map((line) => JSON.stringify(line)), ''].join('\n');

const find = async (...lines: object[]) => {
  await writeFile(log, textOf(...lines));
  return findLoggedPage(log, CODE);
};

describe('findLoggedPage', () => {
  it('returns the releases that rendered the page, even if other releases have gone live since', async () => {
    expect(await find(first, page, second)).toEqual({ path: '/blog', versions: first.versions });
  });

  it('skips truncated lines, and calls of the API with the trace of the page', async () => {
    const call = { event: 'request', path: '/api/blog', status: 503, trace: TRACE };
    expect(await find(first, call, page)).toMatchObject({ path: '/blog' });
  });

  it('returns the page of a failure that only a browser has seen', async () => {
    const failure = { event: 'browser-failure', composition: 'a1', path: '/blog', trace: TRACE };
    expect(await find(first, failure)).toEqual({ path: '/blog', versions: first.versions });
  });

  it('finds the releases of a page in an older file of the log', async () => {
    await writeFile(`${log}.5`, textOf(first));
    await writeFile(`${log}.1`, textOf(second));
    expect(await find(page)).toEqual({ path: '/blog', versions: first.versions });
  });

  it('finds a page in an older file, and reads a line that is split between two files', async () => {
    const text = textOf(first, page, second);
    const middle = text.indexOf('"status"');
    await writeFile(`${log}.1`, text.slice(0, middle));
    await writeFile(log, text.slice(middle));
    expect(await findLoggedPage(log, CODE)).toEqual({ path: '/blog', versions: first.versions });
  });

  it('throws if the log cannot be read', async () => {
    await expect(findLoggedPage(log, CODE)).rejects.toThrow('ENOENT');
  });

  it.each([
    ['no page has the code', [first, { ...page, trace: 'd'.repeat(32) }]],
    ['the composition of the page is not in the log', [second, page]],
    ['the log is empty', []],
  ])('returns nothing if %s', async (_title, lines) => {
    expect(await find(...lines)).toBeUndefined();
  });
});
