import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makePackages } from '../packages/makePackages';
import { FileChanges } from './FileChanges';
import type { NewPage } from './pageTemplate';
import { remoteFiles } from './remoteTemplate';
import { type ProjectSettings, standaloneFiles } from './standaloneTemplate';

/** Files that are copied unchanged into the repository of a remote. */
const COPIED = ['.gitignore', '.linguirc.js', '.npmrc', 'tsconfig.base.json'];

/**
 * Creates a git repository for one remote with one page. It contains the packages of the contracts
 * and of the release command, so it needs nothing else of this repository.
 * @param folder absolute path
 * @returns paths of the written files below the folder, without the packages
 * @throws Error if the folder exists and is not empty
 */
export async function createStandalone(
  root: string,
  page: NewPage,
  folder: string,
): Promise<string[]> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty: name a new folder.`);
  }
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const settings: ProjectSettings = JSON.parse(await read('package.json'));
  const biome: { files: { includes: string[] } } = JSON.parse(await read('.biome.json'));
  const copied = COPIED.map(async (file) => [file, await read(file)]);
  const own = { ...page, isStandalone: true };
  const remote = Object.entries(remoteFiles(own)).map(([file, text]) => [
    join(page.remote, file),
    text,
  ]);
  const packages = await makePackages(root, join(folder, 'packages'));
  biome.files.includes.push('!packages');
  const files = {
    ...Object.fromEntries([...(await Promise.all(copied)), ...remote]),
    ...standaloneFiles(own, settings, packages),
    '.biome.json': JSON.stringify(biome, null, 2),
  };
  const changes = new FileChanges(folder);
  changes.createAll('', files);
  const written = await changes.save();
  await promisify(execFile)('git', ['init', '--quiet'], { cwd: folder });
  return written;
}
