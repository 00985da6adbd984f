import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { integrityOf } from '@marketplace/contracts/federation/integrityOf';
import { ReleaseFileError, type Releases } from '../../release/openReleases';
import { createReleases, type TestReleases } from '../../release/testing/createReleases';
import { OriginBuilds } from '../qa/OriginBuilds';
import { withBuilds } from '../releases/withBuilds';

/** Version of a build that `npm run dev` serves. */
export const BUILD = 'dev-0123456789abcdef';

export const registryOf = (version: string) =>
  JSON.stringify({ mf_content: { releases: { [version]: 'live' }, history: [] } });

/** Contents of files, by path in a folder of releases. */
export type Files = Record<string, string | Buffer>;

export function unsignedBuild(version: string, code = 'exports.page = 1'): Files {
  const integrity = { 'server/remoteEntry.js': integrityOf(Buffer.from(code)) };
  const manifest = { name: 'mf_content', version, integrity };
  return {
    'registry.json': registryOf(version),
    [`mf_content/${version}/release.json`]: JSON.stringify(manifest),
    [`mf_content/${version}/server/remoteEntry.js`]: code,
  };
}

/** Returns the files of all stored releases of `mf_content`, and a registry with `version` live. */
export async function signedRelease({ storage }: TestReleases, version: string): Promise<Files> {
  const files: Files = { 'registry.json': registryOf(version) };
  for (const { key } of await storage.list('mf_content')) {
    files[key] = (await storage.read(key))?.bytes ?? '';
  }
  return files;
}

export const folderServer =
  (files: Files, below = '/qa/releases/'): RequestListener =>
  ({ url = '' }, response) => {
    const content = url.startsWith(below) ? files[url.slice(below.length)] : undefined;
    response.writeHead(content === undefined ? 404 : 200).end(content);
  };

/** A store without releases. */
const missing = () => Promise.reject(new ReleaseFileError('release.json', 404));
const NO_RELEASES: Releases = { readManifest: missing, readFile: missing };

/** Starts servers that offer builds, and opens stores that copy them, for one test file. */
export function testOrigins() {
  const servers: Server[] = [];
  const opened: OriginBuilds[] = [];
  let trusted: TestReleases;

  beforeEach(async () => {
    trusted = await createReleases();
    // Also creates the trusted key.
    await trusted.add('mf_content', '1');
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((builds) => builds.stop()));
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
    await trusted.remove();
  });

  /** Starts a server at all IPv4 addresses of this machine, and returns its port. */
  async function serve(answer: RequestListener): Promise<number> {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    // The cast is safe: a TCP listener's address is never a string.
    return (server.address() as AddressInfo).port;
  }

  /**
   * Opens the builds that a gateway copies from the listed origins.
   * @param store by default, a store without releases
   */
  function open(
    origins: readonly string[],
    limits?: { bytes: number; ms: number },
    store: Releases = NO_RELEASES,
  ) {
    const releaseTrust = trusted.keys.trust;
    const builds = new OriginBuilds({ origins, releaseTrust, store, ...(limits && { limits }) });
    opened.push(builds);
    return { builds, releases: withBuilds(store, builds.place) };
  }

  return {
    serve,
    open,
    /** Files of a release that a trusted key has signed. */
    trustedRelease: () => signedRelease(trusted, '1'),

    /** Copies the build of `mf_content` from a server whose listed origin has this host name. */
    async takeFrom(answer: RequestListener, name = 'localhost') {
      const origin = `http://${name}:${await serve(answer)}`;
      const { builds, releases } = open([origin]);
      return { releases, version: await builds.take('mf_content', origin) };
    },
  };
}
