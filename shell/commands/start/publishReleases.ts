import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { lastLines } from '@marketplace/contracts/server/lastLines';
import type { Progress } from './progress';

export interface Publishing {
  root: string;
  env: Record<string, string>;
  progress: Progress;
  /** Ends the builds. */
  signal?: AbortSignal;
}

/**
 * Builds and publishes the packages that have no release yet.
 *
 * @throws Error with the last lines the release command wrote.
 */
export async function publishReleases({ root, env, progress, signal }: Publishing): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'shell/release/main.ts', 'publish'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: the builds below it are ended with it.
    detached: true,
  });
  const abort = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  signal?.addEventListener('abort', abort);
  const said = lastLines(child.stderr, 20);
  createInterface({ input: child.stdout }).on('line', (line) => progress(line));
  const [code] = await once(child, 'close');
  signal?.removeEventListener('abort', abort);
  if (code !== 0) throw new Error(said() || 'The releases could not be published.');
}
