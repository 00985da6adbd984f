import { cp, mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { integrityOf } from '../federation/integrityOf';
import type { ReleaseManifest } from '../federation/ReleaseManifest';
import { type BadRelease, badContainerCode, isServerOnly } from './badReleaseFaults';

interface BadReleaseOptions {
  /** Folder of the releases. */
  releases: string;
  /** Name of a remote, or `shell`; of the shell only code that runs at import can be bad. */
  remote: string;
  /** Existing version that is copied. */
  version: string;
  fault: BadRelease;
  /** Signs the new release's folder. */
  sign: (folder: string) => Promise<void>;
}

/**
 * Writes a release that is complete and matches its hashes, but has a fault. Tests use it to see
 * the damage that one release can do.
 * @returns the version of the new release
 */
export async function writeBadRelease(options: BadReleaseOptions): Promise<string> {
  const { releases, remote, version, fault, sign } = options;
  const bad = `${version}-${fault.replace(/\W+/g, '-')}`;
  // The release may be a link into another store.
  const from = await realpath(join(releases, remote, version));
  const folder = join(releases, remote, bad);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Omits deltas, compressed files and signatures, which belong to the unchanged files.
  const isKept = (file: string) => !/\.(br|gz|dcz|sig)$/.test(file);
  await cp(from, folder, { recursive: true, filter: isKept });

  const manifest: ReleaseManifest = JSON.parse(await readFile(join(from, 'release.json'), 'utf8'));
  const integrity: Record<string, string> = {};
  for (const file of await filesBelow(folder)) {
    const path = join(folder, file);
    const content = await readFile(path);
    // A release's code contains its own version, for example in the URLs of its chunks.
    const isText = /\.(js|json|css)$/.test(file);
    const changed = isText
      ? Buffer.from(content.toString().replaceAll(version, bad) + appendedTo(file, fault, remote))
      : content;
    await writeFile(path, changed);
    integrity[file] = integrityOf(changed);
    if (!file.startsWith('client/') || !isText) continue;
    for (const [ending, compressed] of compress(changed)) {
      await writeFile(path + ending, compressed);
      integrity[file + ending] = integrityOf(compressed);
    }
  }
  const release = { ...manifest, version: bad, integrity };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release, null, 2));
  await sign(folder);
  return bad;
}

function appendedTo(file: string, fault: BadRelease, remote: string): string {
  const server = remote === 'shell' ? 'server/main.js' : 'server/remoteEntry.js';
  if (file === server) return badContainerCode(fault, 'module.exports');
  if (file === 'client/remoteEntry.js' && !isServerOnly(fault)) {
    return badContainerCode(fault, remote);
  }
  return '';
}

function compress(content: Buffer): [ending: string, compressed: Buffer][] {
  // Fast compression, because nobody measures the size of a bad release.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  return [
    ['.br', brotliCompressSync(content, { params })],
    ['.gz', gzipSync(content)],
  ];
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== 'release.json')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
