import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';

/** A copy of the repository, whose sources a journey may change. */
export interface RepositoryCopy {
  folder: string;
  /** Folder of its releases: those of the stack, to begin with. */
  releases: string;
  /** Runs a program in the copy, for its releases. */
  run: (program: string, ...args: string[]) => Promise<unknown>;
  remove: () => Promise<void>;
}

const root = resolve(import.meta.dirname, '../..');
const IS_OURS =
  /^(mf-.*|shell|shared-contracts|package.*\.json|tsconfig\.base\.json|README\.md|\.linguirc\.js|\.biome\.json|\.gitignore)$/;

/** The repository as it is, on the same installed libraries. */
export async function copyRepository(name: string): Promise<RepositoryCopy> {
  const folder = join(root, '.cache', name);
  const remove = () => rm(folder, { recursive: true, force: true });
  await remove();
  await mkdir(join(folder, 'node_modules', '@marketplace'), { recursive: true });
  for (const entry of (await readdir(root)).filter((entry) => IS_OURS.test(entry))) {
    await cp(join(root, entry), join(folder, entry), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|e2e)$/.test(path),
    });
  }
  for (const entry of await readdir(join(root, 'node_modules'))) {
    if (entry === '@marketplace') continue;
    await symlink(join(root, 'node_modules', entry), join(folder, 'node_modules', entry));
  }
  await symlink(
    join(folder, 'shared-contracts'),
    join(folder, 'node_modules', '@marketplace', 'contracts'),
  );
  const releases = join(folder, 'releases');
  await cp(join(stack.dataDir, 'releases'), releases, { recursive: true });
  const env = { ...process.env, RELEASES_URL: releases };
  return {
    folder,
    releases,
    run: (program, ...args) => promisify(execFile)(program, args, { cwd: folder, env }),
    remove,
  };
}
