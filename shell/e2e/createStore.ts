import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { BadRelease } from '@marketplace/contracts/testing/badReleaseFaults';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { PROJECT_PARTS } from '@marketplace/contracts/testing/projectPages';
import { writeBadRelease } from '@marketplace/contracts/testing/writeBadRelease';
import { SIGNATURE_FILE } from '../release/openReleases';
import { liveVersion, type Registry, type RegistryPart } from '../release/Registry';
import { readReleaseSettings } from '../release/releaseSettings';
import { privateKeyFor } from '../release/signing/keyPair';
import { signManifest } from '../release/signing/signature';

const root = resolve(import.meta.dirname, '../..');

/**
 * A store of releases for one journey. At first it contains the releases of the shared test stack.
 */
export interface TestStore {
  /** New data folder for a gateway; it contains nothing except the releases. */
  dataDir: string;
  releases: string;
  /** Path of the file with the public keys that a gateway must trust. */
  trust: string;
  /**
   * Adds a signed release with a fault, made from the part's live release.
   * @returns the version of the new release
   */
  add: (part: PartName, fault: BadRelease) => Promise<string>;
  /** Makes a release the only live release of its part, without running the gates. */
  setLive: (part: PartName, version: string) => Promise<void>;
  /** Reads the version of a part's live release. */
  readLive: (part: PartName) => Promise<string>;
  /** Makes a release the canary of its part, for all visitors. */
  setCanary: (part: PartName, version: string) => Promise<void>;
  readPart: (part: PartName) => Promise<RegistryPart | undefined>;
  /**
   * Runs `npm run release -- <words>`. The health gate visits every page only if the store has an
   * API.
   * @returns what the command prints on standard output and standard error
   * @throws Error with that output, if the command fails
   */
  release: (...words: string[]) => Promise<string>;
  remove: () => Promise<void>;
}

/** @param apiOrigin API for the health gate; by default none */
export async function createStore({ apiOrigin = '' } = {}): Promise<TestStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-'));
  const releases = join(dataDir, 'releases');
  const shared = join(stack.dataDir, 'releases');
  const { keys } = readReleaseSettings({ DATA_DIR: stack.dataDir });
  const registryFile = join(releases, 'registry.json');
  const readRegistry = async (): Promise<Registry> =>
    JSON.parse(await readFile(registryFile, 'utf8'));
  const readLive = async (part: PartName) => liveVersion(await readRegistry(), part) ?? '';
  for (const part of PROJECT_PARTS) {
    await mkdir(join(releases, part), { recursive: true });
    for (const version of await readdir(join(shared, part))) {
      await symlink(join(shared, part, version), join(releases, part, version));
    }
  }
  await writeFile(registryFile, await readFile(join(shared, 'registry.json')));

  return {
    dataDir,
    releases,
    trust: keys.trust,
    async add(part, fault) {
      const version = await readLive(part);
      const sign = async (folder: string) => {
        const manifest = await readFile(join(folder, 'release.json'));
        const signature = signManifest(manifest, await privateKeyFor(part, keys));
        await writeFile(join(folder, SIGNATURE_FILE), signature);
      };
      return writeBadRelease({ releases, remote: part, version, fault, sign });
    },
    async setLive(part, version) {
      const only = { releases: { [version]: 'live' as const }, history: [] };
      await writeFile(registryFile, JSON.stringify({ ...(await readRegistry()), [part]: only }));
    },
    readLive,
    async setCanary(part, version) {
      const registry = await readRegistry();
      const { releases: known = {}, history = [] } = registry[part] ?? {};
      const canary = { version, share: 1, since: new Date().toISOString() };
      const changed = { ...registry, [part]: { releases: known, history, canary } };
      await writeFile(registryFile, JSON.stringify(changed));
    },
    readPart: async (part) => (await readRegistry())[part],
    async release(...words) {
      const env = {
        ...process.env,
        DATA_DIR: stack.dataDir,
        RELEASES_URL: releases,
        API_ORIGIN: apiOrigin,
      };
      // Runs with low priority, because in production releases are not built on the shop's machine.
      const command = ['-n', '19', 'npm', 'run', '--silent', 'release', '--', ...words];
      const { stdout, stderr } = await promisify(execFile)('nice', command, { cwd: root, env });
      return `${stdout}${stderr}`;
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
