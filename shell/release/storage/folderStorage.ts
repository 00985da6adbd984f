import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withFileLock } from './fileLock';
import { hasCode } from './hasCode';
import {
  type ListedObject,
  type ReleaseStorage,
  StorageConflict,
  type WriteCondition,
} from './ReleaseStorage';

/** Releases in a local folder, or on a network drive that several machines mount. */
export function folderStorage(folder: string): ReleaseStorage {
  const pathOf = (key: string) => path.join(folder, key);
  return {
    name: folder,
    read: (key) => read(pathOf(key)),
    async write(key, bytes, condition) {
      const file = pathOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      // The file is locked, because no other process may write between the comparison and the
      // write.
      await withFileLock(`${file}.lock`, async () => {
        if (condition && !(await isMet(file, condition))) throw new StorageConflict(key);
        await replace(file, bytes);
      });
    },
    list: (key) => list(folder, key),
    remove: (key) => rm(pathOf(key), { recursive: true, force: true }),
    async addRelease(key, source) {
      const target = pathOf(key);
      const draft = `${target}.draft-${randomUUID()}`;
      try {
        // `cp` copies the mode of a temporary folder, which only its owner may read. A folder that
        // exists keeps its own, so another web server can serve the release.
        await mkdir(draft, { recursive: true });
        await cp(source, draft, { recursive: true });
        await rename(draft, target);
      } catch (error) {
        throw hasCode(error, 'ENOTEMPTY', 'EEXIST') ? new StorageConflict(key) : error;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

async function read(file: string) {
  try {
    const bytes = await readFile(file);
    return { bytes, etag: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}

async function isMet(file: string, { ifMatch, ifNoneMatch }: WriteCondition): Promise<boolean> {
  const current = await read(file);
  if (ifNoneMatch && current) return false;
  return ifMatch === undefined || current?.etag === ifMatch;
}

async function replace(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes, { flush: true });
  await rename(draft, file);
}

async function list(folder: string, key: string): Promise<ListedObject[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(path.join(folder, key), options).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile());
  const objects = files.map(async (entry): Promise<ListedObject[]> => {
    const file = path.join(entry.parentPath, entry.name);
    // Another process may have removed the file since it was listed.
    const found = await stat(file).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return undefined;
      throw error;
    });
    return found ? [{ key: path.relative(folder, file), modifiedAt: found.mtime }] : [];
  });
  return (await Promise.all(objects)).flat();
}
