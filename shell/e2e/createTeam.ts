import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import type { TestStore } from './createStore';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** A team that releases its remote from a repository outside this one. */
export interface Team {
  /** Runs `npm run <words>` in the repository, and returns its standard output. */
  npm: (...words: string[]) => Promise<string>;
  /** Replaces a text in a file of the remote, and commits all changes. */
  change: (name: string, before: string, after: string) => Promise<void>;
  /** Reads a file of the remote. */
  read: (name: string) => Promise<string>;
  remove: () => Promise<void>;
}

/**
 * Creates the repository of a remote by `npm run new`, and installs its packages without a network.
 * The libraries come from this repository's `node_modules`, and npm removes those that the new
 * repository does not need.
 * @param store releases of the shop into which the team releases
 */
export async function createTeam(remote: string, store: TestStore): Promise<Team> {
  const home = await mkdtemp(join(tmpdir(), 'team-'));
  const folder = join(home, remote);
  const key = join(home, 'team.pem');
  const owner = 'team@shop.example';
  await run(
    process.execPath,
    ['shell/commands/run.mjs', 'new', 'remote', remote, owner, '--standalone', folder],
    { cwd: root },
  );
  await linkLibraries(folder);
  const env = {
    ...process.env,
    RELEASES_URL: store.releases,
    RELEASE_KEY: key,
    RELEASE_TRUST: store.trust,
    API_ORIGIN: stack.apiOrigin,
  };
  const npm: Team['npm'] = async (...words) =>
    (await run('npm', words, { cwd: folder, env })).stdout;
  await npm('install', '--offline');
  // The owner of the shop creates the team's key.
  await run('npm', ['run', 'release', '--', 'keys', remote], { cwd: root, env });
  const commit = async () => {
    const author = ['-c', 'user.name=Team', '-c', `user.email=${owner}`];
    await run('git', ['add', '--all'], { cwd: folder });
    await run('git', [...author, 'commit', '--quiet', '--message', 'A change'], { cwd: folder });
  };
  await commit();
  const read = (name: string) => readFile(join(folder, remote, name), 'utf8');
  return {
    npm: (...words) => npm('run', '--silent', ...words),
    async change(name, before, after) {
      const text = await read(name);
      if (!text.includes(before)) throw new Error(`${name} does not contain ${before}.`);
      await writeFile(join(folder, remote, name), text.replace(before, after));
      await commit();
    },
    read,
    remove: () => rm(home, { recursive: true }),
  };
}

/** Links or copies the installed libraries into a repository, except this repository's packages. */
async function linkLibraries(folder: string): Promise<void> {
  const libraries = join(folder, 'node_modules');
  const installed = join(root, 'node_modules');
  // Falls back to copying, because hard links fail between different file systems.
  await run('cp', ['-al', installed, libraries]).catch(() =>
    cp(installed, libraries, { recursive: true, verbatimSymlinks: true }),
  );
  for (const own of ['@marketplace', '.package-lock.json', '.cache']) {
    await rm(join(libraries, own), { recursive: true, force: true });
  }
}
