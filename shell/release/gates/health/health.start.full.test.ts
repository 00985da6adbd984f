import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { writeFakeReleases } from '../../../gateway/testing/writeFakeReleases';
import { openReleases } from '../../openReleases';
import { folderStorage } from '../../storage/folderStorage';
import type { GateContext, Release } from '../Gate';
import { buildRelease } from '../testing/buildRelease';
import { health } from './health';

jest.setTimeout(120_000);

const LIVE = ['mf_catalog', 'mf_cart_checkout', 'mf_account', 'mf_content'] as const;
/** Maps every position of line 1 to line 12 of the source. */
const MAP = JSON.stringify({
  version: 3,
  sources: ['shell/src/app/server/createRenderer.ts'],
  names: [],
  mappings: 'AAWA',
});

/** Runs the gate for a shell with the given code beside small releases of all remotes. */
async function judgeShell(code: string, readMap: () => Promise<Buffer>) {
  const { folder, releaseTrust, writeRelease } = writeFakeReleases();
  writeRelease('shell', '2', code);
  const { readManifest, readFile } = openReleases(
    folderStorage(path.resolve(folder)),
    releaseTrust,
  );
  const shell = buildRelease('shell', {}, 'candidate', '2');
  const live = buildRelease('shell', {}, 'live', '1');
  const others: Release[] = LIVE.map((part) => buildRelease(part, {}, 'live', '1'));
  const context: GateContext = {
    part: 'shell',
    version: '2',
    registry: {},
    action: 'promote',
    channel: 'production',
    candidate: shell,
    others,
    earlier: [],
    coming: [],
    previous: live,
    replaced: [live],
    readManifest,
    readFile: (manifest, file) => (file.startsWith('maps/') ? readMap() : readFile(manifest, file)),
  };
  return health.find(context);
}

describe('the health gate', () => {
  const api = createServer((_request, response) => response.end());
  const { API_ORIGIN } = process.env;
  beforeAll(async () => {
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    process.env.API_ORIGIN = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    if (API_ORIGIN) process.env.API_ORIGIN = API_ORIGIN;
    else delete process.env.API_ORIGIN;
    await new Promise((resolve) => api.close(resolve));
  });

  it('names the exception and the source line of a shell that cannot start', async () => {
    const problems = await judgeShell("throw new Error('no shop');", async () => Buffer.from(MAP));
    const line = 'shell/src/app/server/createRenderer.ts:12';
    expect(problems).toEqual([
      {
        what: `The new composition does not start: shell: A render worker could not start: Error: no shop (${line})`,
        forWhom: 'shoppers, on every page',
        mend: `${line}: this line fails`,
      },
    ]);
  });

  it('names the folder of a shell that cannot start and has no source map', async () => {
    const readMap = () => Promise.reject(new Error('no map'));
    const [problem] = await judgeShell('const shop = ;', readMap);
    expect(problem?.what).toContain('shell: A render worker could not start: SyntaxError: ');
    expect(problem?.mend).toBe('shell/src: begin at the code that runs at import');
  });
});
