import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseFacts } from '@marketplace/contracts/facts/ReleaseFacts';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { publishRelease } from '../publishRelease';
import { type KeyPlaces, privateKeyFor } from '../signing/keyPair';
import { folderStorage } from '../storage/folderStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';

export interface TestReleases {
  /** Data folder with `releases` and `keys`. */
  dataDir: string;
  storage: ReleaseStorage;
  keys: KeyPlaces;
  /** Stores a small signed release without making it live. */
  add: (
    part: PartName,
    version: string,
    storage?: ReleaseStorage,
    facts?: Partial<ReleaseFacts>,
  ) => Promise<void>;
  remove: () => Promise<void>;
}

/** A script that compresses like real code, and is the same in every release. */
const LIBRARY = Array.from({ length: 50 }, (_, line) => {
  const word = createHash('sha256').update(String(line)).digest('hex');
  return `export const v${line}="${word}";`;
}).join('');

/** Builds one small script for client and server. A build takes a tenth of a second. */
export const smallBuild = withFacts({});

function withFacts(facts: Partial<ReleaseFacts>) {
  return (_part: PartName, version: string, folder: string) => build(version, folder, facts);
}

async function build(version: string, folder: string, facts: Partial<ReleaseFacts>): Promise<void> {
  const script = `/* ${version} */ ${LIBRARY}`;
  for (const side of ['client', 'server']) {
    await mkdir(path.join(folder, side), { recursive: true });
    await writeFile(path.join(folder, side, 'remoteEntry.js'), script);
  }
  const chunks = JSON.stringify({
    entry: ['remoteEntry.js'],
    chunks: { home: ['home.js'] },
    ...facts,
  });
  await writeFile(path.join(folder, 'client/chunks.json'), chunks);
}

/** Creates an empty folder of releases with its own keys. */
export async function createReleases(): Promise<TestReleases> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'release-test-'));
  const storage = folderStorage(path.join(dataDir, 'releases'));
  const folder = path.join(dataDir, 'keys');
  const keys = { folder, trust: path.join(folder, 'trusted.json') };
  return {
    dataDir,
    storage,
    keys,
    add: async (part, version, target = storage, facts = {}) => {
      const privateKey = await privateKeyFor(part, keys);
      const release = {
        part,
        version,
        revision: `revision-of-${version}`,
        build: withFacts(facts),
      };
      await publishRelease(target, { ...release, privateKey });
    },
    // Retries, because a command that gave up waiting for gateways may still write a file.
    remove: () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }),
  };
}
