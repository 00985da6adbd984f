import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { linkLibraries } from '@marketplace/contracts/testing/copySources';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { PROJECT_PARTS } from '@marketplace/contracts/testing/projectPages';
import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import { workload } from '@marketplace/contracts/testing/workload';
import { readOwnChannel } from '../release/channels';
import { liveVersion } from '../release/Registry';
import { openStorage } from '../release/storage/openStorage';
import { buyProduct } from './buyProduct';
import { createStore } from './createStore';
import { findDeadRegions } from './findDeadRegions';
import { pathOf, readHeadings } from './remotes';

test.use({ allowsConsoleProblems: true });
// Runs serially, because all tests use the same builds of old releases.
test.describe.configure({ mode: 'serial', timeout: 900_000 });

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/**
 * Ages of the old releases, as the number of changes to shipped code since the release. Only the
 * soak tests old releases, because each age needs builds of all parts.
 */
const PREDECESSORS = workload({ gate: [], soak: [1, 2] });

type Versions = Record<PartName, string>;

/** Finds the commit that preceded the last `changes` commits to code that ships. */
async function commitBefore(changes: number): Promise<string> {
  const ships = PROJECT_PARTS.map((part) => `${part.replaceAll('_', '-')}/src`);
  const paths = [...ships, 'shared-contracts/src', ':!*.test.*', ':!*/testing/*'];
  const log = ['rev-list', '--first-parent', '-n', String(changes + 1), 'HEAD', '--', ...paths];
  const { stdout } = await run('git', log, { cwd: root });
  return stdout.trim().split('\n')[changes] ?? '';
}

/**
 * Checks out a commit, and releases all parts into a separate store with the release command of
 * that commit.
 */
async function releaseCommit(commit: string) {
  const folder = await mkdtemp(join(tmpdir(), 'predecessor-'));
  await run('sh', ['-c', `git archive ${commit} | tar -x -C ${folder}`], { cwd: root });
  await linkLibraries(folder);
  const releases = join(folder, 'releases');
  const env = { ...process.env, DATA_DIR: stack.dataDir, RELEASES_URL: releases };
  for (const part of PROJECT_PARTS) {
    await run('npm', ['run', '--silent', 'release', '--', 'publish', part], { cwd: folder, env });
  }
  return { folder, releases, versions: await versionsIn(releases) };
}

async function versionsIn(releases: string): Promise<Versions> {
  const registry = await readOwnChannel(openStorage(releases), 'production');
  const entries = PROJECT_PARTS.map((part) => [part, liveVersion(registry, part) ?? '']);
  return Object.fromEntries(entries); // contains a key for each part
}

for (const changes of PREDECESSORS) {
  test.describe(`with releases that are ${changes} changes old`, () => {
    let before: Awaited<ReturnType<typeof releaseCommit>>;
    test.beforeAll(async () => {
      test.setTimeout(900_000);
      before = await releaseCommit(await commitBefore(changes));
    });
    test.afterAll(() => rm(before.folder, { recursive: true, force: true }));

    for (const part of PROJECT_PARTS) {
      for (const isPartOld of [true, false]) {
        const [old, others] = isPartOld ? ['old', 'new'] : ['new', 'old'];
        test(`the ${old} release of ${part} works with the ${others} releases of all other parts`, async ({
          page,
          context,
        }) => {
          const now = await versionsIn(join(stack.dataDir, 'releases'));
          const store = await createStore();
          for (const each of PROJECT_PARTS) {
            const isOld = (each === part) === isPartOld;
            const version = (isOld ? before.versions : now)[each] ?? '';
            const known = await readdir(join(store.releases, each));
            if (!known.includes(version)) {
              const from = join(before.releases, each, version);
              await symlink(from, join(store.releases, each, version));
            }
            await store.setLive(each, version);
          }
          const market = await startMarketplace({
            dataDir: store.dataDir,
            apiOrigin: stack.apiOrigin,
            env: { RELEASES_URL: store.releases, RELEASE_TRUST: store.trust, RENDER_WORKERS: '1' },
          });
          try {
            await signIn(context);
            const headings = await readHeadings(context);
            for (const path of ['/', '/product', '/cart', '/orders', pathOf('mf_content')]) {
              const url = market.origin + path;
              const dead = await findDeadRegions(page, { url, headings });
              expect(dead, path).toEqual([]);
            }
            await buyProduct(page, { origin: market.origin });
          } finally {
            await page.goto('about:blank');
            await market.stop();
            await store.remove();
          }
        });
      }
    }
  });
}
