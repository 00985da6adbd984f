import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { lastLines } from '@marketplace/contracts/server/lastLines';
import { PARTS } from '../../release/Registry';
import { compareWithLive } from './compareWithLive';
import type { Progress } from './progress';

export interface Publishing {
  root: string;
  parts: readonly PartName[];
  env: Record<string, string>;
  progress: Progress;
  /** Ends the builds. */
  signal?: AbortSignal;
}

/** webpack keeps a core busy, and takes 600 MB. */
const MOST_PROCESSES = Math.min(availableParallelism(), 4);

/**
 * Builds parts side by side, publishes each and makes it live; the other parts stay as they are. A process
 * builds several parts: each but its first takes half the time, for the compiler is loaded and warm.
 *
 * @throws Error with the last lines the release command wrote.
 */
export async function publishReleases(publishing: Publishing): Promise<void> {
  const shares = Array.from({ length: MOST_PROCESSES }, (_, share) =>
    publishing.parts.filter((_part, position) => position % MOST_PROCESSES === share),
  ).filter((parts) => parts.length > 0);
  await Promise.all(shares.map((parts) => publish({ ...publishing, parts })));
}

/** Keys and channel of a data folder alone, whatever is exported. */
export const OWN_KEYS = { RELEASE_KEY: '', RELEASE_TRUST: '', RELEASE_CHANNEL: '' };

/**
 * Makes every part of this checkout live in a data folder of a test or a bench.
 *
 * @throws Error with the last lines the release command wrote.
 */
export async function publishCheckout(
  root: string,
  dataDir: string,
  progress: Progress,
): Promise<void> {
  // Never where an exported RELEASES_URL points: that may be a shop that is in use.
  const releases = join(dataDir, 'releases');
  const { unreleased, different } = await compareWithLive(releases);
  if (unreleased.length + different.length === 0) return;
  // A new registry: parts of another checkout, which go one after another, would be in each other's way.
  await rm(join(releases, 'registry.json'), { force: true });
  const env = { DATA_DIR: dataDir, RELEASES_URL: releases, ...OWN_KEYS };
  await publishReleases({ root, parts: PARTS, env, progress });
}

async function publish({ root, parts, env, progress, signal }: Publishing): Promise<void> {
  if (signal?.aborted) return;
  const script = 'shell/release/command/main.ts';
  const child = spawn(process.execPath, ['--import', 'tsx', script, 'publish', ...parts], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const abort = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', abort);
  const said = lastLines(child.stderr, 20);
  createInterface({ input: child.stdout }).on('line', (line) => progress(line));
  const [code] = await once(child, 'close');
  signal?.removeEventListener('abort', abort);
  if (code !== 0) throw new Error(said() || `${parts.join(', ')} could not be published.`);
}
