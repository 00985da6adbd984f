import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningServer, spawnServer } from '@marketplace/contracts/server/spawnServer';
import { startPostgres, type TestPostgres } from '@marketplace/contracts/testing/startPostgres';
import { openShop } from '../../gateway/testing/openWatchedShop';
import { buildProcesses } from './buildProcesses';

jest.setTimeout(240_000);

const ROOT = join(__dirname, '../../..');
/** Unsets what the environment of the tests may contain. */
const NO_TRIAL = { DATABASE_URL: undefined, DEV_TOOLS: undefined, QA: undefined, SEED: undefined };

describe('the production build', () => {
  let folder: string;
  let postgres: TestPostgres;
  let running: RunningServer[] = [];

  beforeAll(async () => {
    // Outside the repository, so that Node finds no package of it.
    folder = await mkdtemp(join(tmpdir(), 'production-'));
    await buildProcesses(ROOT, folder);
    postgres = await startPostgres();
    const env = { ...process.env, ...NO_TRIAL, DATABASE_URL: postgres.url, DATA_DIR: folder };
    await promisify(execFile)(process.execPath, ['api.mjs', 'migrate'], { cwd: folder, env });
  });
  afterEach(async () => {
    await Promise.all(running.map((server) => server.stop()));
    running = [];
  });
  afterAll(async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  async function start(script: string, env: Record<string, string>, args: string[] = []) {
    const settings = { ...NO_TRIAL, DATA_DIR: join(folder, 'data'), ...env };
    const server = await spawnServer({ cwd: folder, script, args, env: settings });
    running.push(server);
    return `http://localhost:${server.port}`;
  }

  async function startApi() {
    const urlFile = join(folder, 'database-url');
    await writeFile(urlFile, postgres.url, { mode: 0o600 });
    return start('api.mjs', { DATABASE_URL_FILE: urlFile, API_HOST: 'localhost' }, ['serve']);
  }

  it('serves the API and its docs on an empty market', async () => {
    const api = await startApi();
    const shops = await fetch(`${api}/shop/public/shop?pageNumber=1`);
    expect(await shops.json()).toMatchObject({ items: [] });
    for (const path of ['/docs', '/docs/redoc.js', '/openapi.json']) {
      expect(await fetch(`${api}${path}`)).toHaveProperty('status', 200);
    }
    expect(await fetch(`${api}/dev/outbox`)).toHaveProperty('status', 404);
  });

  it('renders pages of published releases', async () => {
    const releases = openShop();
    const shop = await start('gateway.mjs', {
      API_ORIGIN: await startApi(),
      RELEASES_URL: releases.folder,
      RELEASE_TRUST: releases.releaseTrust,
      PORT: '0',
    });
    expect(await (await fetch(`${shop}/blog`)).text()).toBe('first');
  });

  it.each([
    ['api.mjs', { DATABASE_URL: 'postgres://a/b', SEED: '1' }, 'Remove SEED'],
    ['api.mjs', { DATABASE_URL: '' }, 'Set DATABASE_URL'],
    ['gateway.mjs', { QA: '1' }, 'Remove QA'],
    ['gateway.mjs', { API_ORIGIN: 'http://localhost:1' }, 'Set RELEASES_URL, RELEASE_TRUST'],
  ])('%s refuses %j', async (script, env, message) => {
    await expect(start(script, env, ['serve'])).rejects.toThrow(message);
  });
});
