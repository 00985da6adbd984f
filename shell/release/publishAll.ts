import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { sourceVersion } from './packageSources';
import { isPublished } from './publishRelease';
import { liveVersion, PARTS, readRegistry, withLive, writeRegistry } from './Registry';

type Progress = (text: string) => void;

/**
 * Brings every part whose sources changed to life: builds side by side in processes of their own,
 * publishes each and makes it live. Parts that are published already are only made live.
 */
export async function publishAll(releases: string, progress: Progress): Promise<void> {
  const wanted = await Promise.all(
    PARTS.map(async (part) => ({ part, version: await sourceVersion(part) })),
  );
  const waiting = [...wanted];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { part, version } = next;
      if (await isPublished(releases, part, version)) continue;
      const started = performance.now();
      await publishInChild(releases, part, version);
      progress(`built ${part} ${version} in ${seconds(started)} s`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));

  let registry = await readRegistry(releases);
  const changes = wanted.filter(({ part, version }) => liveVersion(registry, part) !== version);
  const at = new Date().toISOString();
  for (const { part, version } of changes) {
    registry = withLive(registry, part, {
      version,
      at,
      by: 'npm run release -- publish',
      why: 'sources changed',
    });
  }
  if (changes.length > 0) await writeRegistry(releases, registry);
  progress(changes.length > 0 ? `${changes.length} releases went live` : 'releases are up to date');
}

const seconds = (started: number) => ((performance.now() - started) / 1000).toFixed(1);

/** webpack keeps a processor busy; a process each lets the parts build side by side. */
function publishInChild(releases: string, part: PartName, version: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'main.ts'), ['build', part, version], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, RELEASES_URL: releases },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let complaint = '';
    child.stderr?.on('data', (chunk) => {
      complaint += chunk;
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${part} could not be built.\n${complaint}`));
    });
  });
}
