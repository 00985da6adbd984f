import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type GateContext, isRemotesOnly, type Output, type Tally, tallyOf } from '../Step';
import type { Progress } from '../start/progress';
import { OWN_KEYS, publishCheckout, publishReleases } from '../start/publishReleases';
import { copyLiveReleases, findLiveReleases, type LiveReleases } from './copyLiveReleases';
import { runTool } from './runTool';

/** Number of releases per part that stay in the gate's data folder. */
const KEPT_RELEASES = 4;

/**
 * Makes a release of each part live in the gate's data folder. If the scope consists only of
 * remotes and `findLiveReleases` finds a shop, the other parts are copies of the shop's live
 * releases.
 */
export async function prepareReleases(context: GateContext, output: Output): Promise<Tally> {
  const progress = (line: string) => output(`${line}\n`);
  try {
    const isBeside = isRemotesOnly(context.scope.packages);
    const live = isBeside ? await findLiveReleases(process.env) : undefined;
    const notes = live
      ? [await publishBeside(live, context, progress)]
      : await publishAll(context, progress);
    await removeOldReleases(join(context.dataDir, 'releases'));
    return { passed: 1, failed: 0, notes };
  } catch (error) {
    progress(error instanceof Error ? error.message : String(error));
    return tallyOf(false);
  }
}

async function publishAll({ root, scope, dataDir }: GateContext, progress: Progress) {
  await publishCheckout(root, dataDir, progress);
  return isRemotesOnly(scope.packages)
    ? [
        'No shop is known (SHOP, DATA_DIR or .data), so every part is built once from this checkout.',
      ]
    : [];
}

/** @returns a note that names the origin of the other parts' releases */
async function publishBeside(
  live: LiveReleases,
  { root, scope: { packages = [] }, dataDir }: GateContext,
  progress: Progress,
): Promise<string> {
  const parts = packages.map((name) => name.replaceAll('-', '_'));
  const copied = await copyLiveReleases(live, dataDir, (part) => !parts.includes(part));
  const env = { DATA_DIR: dataDir, RELEASES_URL: join(dataDir, 'releases'), ...OWN_KEYS };
  await publishReleases({ root, parts, env, progress });
  return `Beside live releases in ${live.storage.name}: ${copied.join(', ')}`;
}

/**
 * Fills a new database. If the seed's sources are unchanged, copies the database of an earlier run.
 */
export async function seedMarket(context: GateContext, output: Output): Promise<Tally> {
  const { root, workDir, dataDir } = context;
  const folder = join(workDir, 'seeds', await seedVersion(root));
  if (!(await exists(folder))) {
    await rm(join(workDir, 'seeds'), { recursive: true, force: true });
    const draft = join(workDir, 'seed');
    const seeding = { ...context, dataDir: draft };
    const api = 'shared-contracts/reference-api/src/cli/main.ts';
    if (!(await runIn(seeding, output, api, 'seed'))) return tallyOf(false);
    await mkdir(join(workDir, 'seeds'));
    await rename(draft, folder);
  }
  await cp(folder, dataDir, { recursive: true });
  return tallyOf(true);
}

const runIn = ({ root, dataDir }: GateContext, output: Output, ...args: string[]) =>
  runTool({
    command: 'tsx',
    args,
    cwd: root,
    env: { DATA_DIR: dataDir, DATABASE_URL: '', RELEASES_URL: join(dataDir, 'releases') },
    output,
  });

const SEED_SOURCES = [
  'shared-contracts/reference-api/market',
  'shared-contracts/reference-api/src',
  'shared-contracts/src/contracts',
];

/** Hash of the demonstration market, the reference API, its contracts and the lock file. */
async function seedVersion(root: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(join(root, 'package-lock.json')));
  for (const folder of SEED_SOURCES) {
    const names = await readdir(join(root, folder), { recursive: true });
    for (const name of names.sort()) {
      if (!/\.(ts|json|md|webp)$/.test(name) || name.endsWith('.test.ts')) continue;
      hash.update(name).update(await readFile(join(root, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

async function removeOldReleases(releases: string): Promise<void> {
  for (const part of await readdir(releases, { withFileTypes: true })) {
    if (!part.isDirectory()) continue;
    const folder = join(releases, part.name);
    const versions = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const path = join(folder, name);
        return { path, publishedAt: (await stat(path)).mtimeMs };
      }),
    );
    const old = versions.sort((a, b) => b.publishedAt - a.publishedAt).slice(KEPT_RELEASES);
    await Promise.all(old.map(({ path }) => rm(path, { recursive: true })));
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
