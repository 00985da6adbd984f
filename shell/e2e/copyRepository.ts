import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '@marketplace/contracts/testing/copySources';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';

/** A copy of the repository whose sources a journey may change. */
export interface RepositoryCopy {
  folder: string;
  /** Folder of the copy's releases; at first it contains those of the shared test stack. */
  releases: string;
  /** Runs a program in the copy; the program uses the releases of the copy. */
  run: (program: string, ...args: string[]) => Promise<string>;
  /**
   * Publishes a part to the copy's releases and makes it live. Each override is written
   * `gate=reason`.
   * @returns the output of the command
   */
  publish: (part: string, overrides?: readonly string[]) => Promise<string>;
  /** Runs `npm run release -- <words>`, and returns the output. */
  release: (...words: string[]) => Promise<string>;
  remove: () => Promise<void>;
}

/** Copies the repository; the copy uses the same installed libraries. */
export async function copyRepository(name: string): Promise<RepositoryCopy> {
  const folder = join(import.meta.dirname, '../../.cache', name);
  await copySources(folder);
  const remove = () => rm(folder, { recursive: true, force: true });
  const releases = join(folder, 'releases');
  await cp(join(stack.dataDir, 'releases'), releases, { recursive: true });
  // The copy signs with the keys in the data folder of the stack, because the gateways trust these
  // keys.
  const env = { ...process.env, DATA_DIR: stack.dataDir, RELEASES_URL: releases };
  const run: RepositoryCopy['run'] = async (program, ...args) =>
    (await promisify(execFile)(program, args, { cwd: folder, env })).stdout;
  const release: RepositoryCopy['release'] = (...words) =>
    run('npm', 'run', '--silent', 'release', '--', ...words);
  return {
    folder,
    releases,
    run,
    publish: (part, overrides = []) => {
      const all = ['health=the journey looks', ...overrides];
      const options = all.flatMap((override) => ['--override', override]);
      return release('publish', part, ...options);
    },
    release,
    remove,
  };
}
