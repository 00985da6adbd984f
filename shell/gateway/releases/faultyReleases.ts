import { setTimeout as wait } from 'node:timers/promises';
import { containerCode, throwInRender } from '@marketplace/contracts/federation/containerCode';
import { integrityOf } from '@marketplace/contracts/federation/integrityOf';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { ReleaseSide, RemoteFault } from '@marketplace/contracts/testSession';
import type { FastifyInstance } from 'fastify';
import { ReleaseFileError, type Releases } from '../../release/openReleases';
import type { Composition } from './liveComposition';

/** The fault of a release on one side: on the server or in the browser. */
interface SideFault {
  fails: RemoteFault['fails'] | 'not';
  delayMs: number;
}

/** A release with faults: the version of the release without them, and the faults of each side. */
type FaultyRelease = { version: string } & Record<ReleaseSide, SideFault>;

const SIDES = ['server', 'browser'] as const;
const FOLDERS: Readonly<Record<ReleaseSide, string>> = { server: 'server/', browser: 'client/' };
const NO_FAULT: SideFault = { fails: 'not', delayMs: 0 };
/** URL of a browser file, without the shop's origin. */
const FILE_URL = /^\/releases\/\w+\/([\w.-]+)\/client\//;
/** A delay has at most five digits, so that no URL keeps a connection open for days. */
const SIDE = '(not|missing|throws)(\\d{1,5})';
const FAULTY_VERSION = new RegExp(`^(.+)\\.faulty-${SIDE}-${SIDE}$`);

/**
 * Returns the version of a release with faults, such as `1.0.0-3fa91c.faulty-not0-throws0`. So its
 * files have their own URLs, and no browser confuses them with the files of the original release.
 * @param faults of one remote; for each side, the longest delay counts, and the first way to fail
 */
export function faultyVersion(version: string, faults: readonly RemoteFault[]): string {
  const [server, browser] = SIDES.map((side) => {
    const own = faults.filter(({ on = side }) => on === side);
    const { fails } = own.find((fault) => fault.fails) ?? NO_FAULT;
    return `${fails}${Math.max(0, ...own.map(({ delayMs = 0 }) => delayMs))}`;
  });
  return `${version}.faulty-${server}-${browser}`;
}

/** @returns `undefined` for the version of a release without faults */
export function readFaultyVersion(text: string): FaultyRelease | undefined {
  const [, version, serverFails, serverMs, browserFails, browserMs] =
    FAULTY_VERSION.exec(text) ?? [];
  if (version === undefined) return undefined;
  // The casts are safe: the pattern allows no other words.
  const side = (fails: string | undefined, ms: string | undefined) =>
    ({ fails, delayMs: Number(ms) }) as SideFault;
  return { version, server: side(serverFails, serverMs), browser: side(browserFails, browserMs) };
}

/** Replaces each release with faults by the release without them. */
export const withoutFaults = (versions: Composition['versions']): Composition['versions'] =>
  Object.fromEntries(
    Object.entries(versions).map(([part, version]) => [
      part,
      readFaultyVersion(version)?.version ?? version,
    ]),
  );

/**
 * Adds releases with faults to a store, for test sessions. A release with faults is made from the
 * signed release whenever it is read, and is not stored. On the server, a read waits for the delay
 * of the fault. `delayFaultyFiles` delays the files for browsers.
 */
export function withFaults<Source extends Releases>(releases: Source): Source {
  /** Reads the container of a release, and changes it for the release with faults. */
  async function readEntry(original: ReleaseManifest, faulty: string, side: ReleaseSide) {
    const content = await releases.readFile(original, entryOf(side));
    // The container contains the URL of its chunks, which contains the version.
    const code = content.toString().replaceAll(original.version, faulty);
    return Buffer.from(addContainerFault(code, original.name, faulty, side));
  }

  return {
    ...releases,
    async readManifest(part, version) {
      const original = await releases.readManifest(
        part,
        readFaultyVersion(version)?.version ?? version,
      );
      if (original.version === version) return original;
      const integrity = Object.entries(original.integrity).filter(([file]) => !isPacked(file));
      for (const side of SIDES) {
        // The manifest of a development build describes no files for browsers. `serveBuilds` adds
        // the faults of these files.
        if (!Object.hasOwn(original.integrity, entryOf(side))) continue;
        integrity.push([entryOf(side), integrityOf(await readEntry(original, version, side))]);
      }
      return { ...original, version, integrity: Object.fromEntries(integrity) };
    },
    async readFile(manifest, file) {
      const { name, version } = manifest;
      const faulty = readFaultyVersion(version);
      if (!faulty) return releases.readFile(manifest, file);
      const side = file.startsWith(FOLDERS.server) ? 'server' : 'browser';
      if (side === 'server') await wait(faulty.server.delayMs);
      if (faulty[side].fails === 'missing') throw new ReleaseFileError(file, 404);
      const original = await releases.readManifest(name, faulty.version);
      return file === entryOf(side)
        ? readEntry(original, version, side)
        : releases.readFile(original, file);
    },
  };
}

/** Delays the browser files of releases with faults, and keeps browsers from caching them. */
export function delayFaultyFiles(gateway: FastifyInstance): void {
  const faultOf = (url: string) => readFaultyVersion(FILE_URL.exec(url)?.[1] ?? '')?.browser;
  gateway.addHook('onRequest', async ({ url }) => {
    await wait(faultOf(url)?.delayMs ?? 0);
  });
  gateway.addHook('onSend', async ({ url }, reply) => {
    if (faultOf(url)) reply.header('cache-control', 'no-store');
  });
}

const entryOf = (side: ReleaseSide) => `${FOLDERS[side]}remoteEntry.js`;

/** True for a compressed variant of a container, which belongs to the release without faults. */
const isPacked = (file: string) => file.startsWith(`${entryOf('browser')}.`);

/**
 * Makes each page of a remote throw if the version has this fault on the given side. Other faults
 * do not change the code.
 * @param code of the remote's container
 * @param faulty version of the release with faults
 */
export function addContainerFault(
  code: string,
  remote: RemoteName,
  faulty: string,
  side: ReleaseSide,
): string {
  const { fails } = readFaultyVersion(faulty)?.[side] ?? NO_FAULT;
  return fails === 'throws' ? code + throwingCode(remote, side) : code;
}

function throwingCode(remote: RemoteName, side: ReleaseSide): string {
  const message = `This test session makes ${remote} throw (${side}).`;
  const variable = side === 'server' ? 'module.exports' : remote;
  return containerCode({ routes: throwInRender(side, message) }, variable);
}
