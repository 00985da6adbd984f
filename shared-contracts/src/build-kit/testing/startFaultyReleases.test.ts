import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FaultyReleases, type ReleaseFault, startFaultyReleases } from './startFaultyReleases';

let releases: FaultyReleases;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'releases-'));
  for (const remote of ['mf_one', 'mf_two']) {
    mkdirSync(join(folder, remote));
    writeFileSync(join(folder, remote, 'entry.js'), `/* ${remote} */`);
  }
  releases = await startFaultyReleases({ folder });
});
afterEach(() => releases.heal());
afterAll(() => releases.stop());

const load = async (remote: string) => {
  const response = await fetch(`${releases.origin}/${remote}/entry.js`);
  return { status: response.status, body: await response.text() };
};

describe('startFaultyReleases', () => {
  it('serves files unchanged while no fault is set', async () => {
    expect(await load('mf_one')).toEqual({ status: 200, body: '/* mf_one */' });
  });

  it.each<[ReleaseFault, number, string]>([
    ['removed', 404, 'Not Found'],
    ['unavailable', 503, 'Try later'],
    ['html', 200, '<h1>'],
    ['broken-script', 200, 'broken release'],
  ])('simulates the fault "%s" with status %i', async (fault, status, body) => {
    releases.breakRemote('mf_one', fault);
    expect(await load('mf_one')).toEqual({ status, body: expect.stringContaining(body) });
  });

  it('drops the connection to simulate the fault "refused"', async () => {
    releases.breakRemote('mf_one', 'refused');
    await expect(load('mf_one')).rejects.toThrow('fetch failed');
  });

  it('serves a remote unchanged while only another remote has a fault, and after its own fault was removed', async () => {
    releases.breakRemote('mf_one', 'removed');
    expect((await load('mf_two')).status).toBe(200);
    releases.heal('mf_one');
    expect((await load('mf_one')).status).toBe(200);
  });

  it('serves no files outside its folder', async () => {
    const response = await fetch(`${releases.origin}/..%2f..%2f..%2fetc/passwd`);
    expect(response.status).toBe(404);
  });
});
