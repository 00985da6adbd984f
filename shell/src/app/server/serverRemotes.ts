import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import { withTimeLimit } from '@marketplace/contracts/loading/withTimeLimit';
import { REMOTES, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RemoteRoutes } from '@marketplace/contracts/RemoteModules';
import {
  REMOTE_ON_SERVER_LIMIT_MS,
  REMOTE_PRELOAD_LIMIT_MS,
  REMOTE_RETRY_MS,
} from '@marketplace/contracts/timeLimits';
import {
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
} from '@module-federation/enhanced/runtime';
import { loadRemoteModule, registerComposition } from '../../composition/loadRemoteModule';
import { logFailure } from '../../errors/logFailure';
import type { RemoteAddress, RemoteAddresses } from '../../page/PageData';

/** Placeholder origin of the release store in federation's URLs; nothing listens there. */
const STORE_ORIGIN = 'http://releases.internal/';

/** Releases of one composition, and access to their files. */
export interface ReleaseSource {
  /** One release per remote. */
  composition: { id: string; versions: Record<RemoteName, string> };
  /** The manifest of the shell release this code came from. */
  shell: ReleaseManifest;
  readManifest: (part: string, version: string) => Promise<ReleaseManifest>;
  /** One file of a release, checked against the release's hashes. */
  readFile: (manifest: ReleaseManifest, file: string) => Promise<string>;
  /** Runs a server bundle and returns its exports. */
  evaluate: (code: string, filename: string) => unknown;
}

export interface LoadedRemote extends RemoteRoutes {
  manifest: ReleaseManifest;
}

export interface ServerRemotes {
  /** Tries every remote once; resolves when each is loaded or has failed. */
  preload: () => Promise<void>;
  /** The remote's routes, or `undefined` when it cannot be loaded in time. */
  routesOf: (remote: RemoteName) => Promise<LoadedRemote | undefined>;
  loaded: () => LoadedRemote[];
  /** Addresses of the remotes for the browser; without a hash where a manifest could not be read. */
  clientAddresses: () => RemoteAddresses;
}

/**
 * The remotes of one composition, kept for the life of the process: a new release means a new
 * process, because evaluating a remote again in a running one was measured to serve old code.
 */
export function createServerRemotes(source: ReleaseSource): ServerRemotes {
  const { composition, readManifest } = source;
  const manifests = new Map<string, ReleaseManifest>([['shell', source.shell]]);
  const loads = new Map<RemoteName, Promise<LoadedRemote | undefined>>();
  const loaded: LoadedRemote[] = [];
  readThroughStore(manifests, source);
  registerComposition(addresses(composition.versions, STORE_ORIGIN, 'server', manifests));

  async function loadOnce(remote: RemoteName): Promise<LoadedRemote> {
    const manifest = await readManifest(remote, composition.versions[remote]);
    manifests.set(remote, manifest);
    const module = await loadRemoteModule<RemoteRoutes>(remote, 'routes', REMOTE_PRELOAD_LIMIT_MS);
    const found = { ...module, manifest };
    loaded.push(found);
    return found;
  }

  function load(remote: RemoteName): Promise<LoadedRemote | undefined> {
    const known = loads.get(remote);
    if (known) return known;
    const loading = loadOnce(remote).catch((error) => {
      logFailure(`remote ${remote}`, error instanceof Error ? (error.cause ?? error) : error);
      setTimeout(() => loads.delete(remote), REMOTE_RETRY_MS);
      return undefined;
    });
    loads.set(remote, loading);
    return loading;
  }

  return {
    async preload() {
      await Promise.all(REMOTES.map(load));
    },
    routesOf(remote) {
      return withTimeLimit(load(remote), REMOTE_ON_SERVER_LIMIT_MS, () => undefined);
    },
    loaded: () => loaded,
    clientAddresses: () => addresses(composition.versions, '/releases/', 'client', manifests),
  };
}

function addresses(
  versions: Record<RemoteName, string>,
  origin: string,
  side: 'client' | 'server',
  manifests: Map<string, ReleaseManifest>,
): RemoteAddresses {
  const file = `${side}/remoteEntry.js`;
  const entries = REMOTES.map((name): [RemoteName, RemoteAddress] => {
    const version = versions[name];
    const integrity = manifests.get(name)?.integrity[file] ?? '';
    return [name, { version, entry: `${origin}${name}/${version}/${file}`, integrity }];
  });
  return Object.fromEntries(entries) as RemoteAddresses; // one entry per remote, just built
}

type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

/**
 * Federation finds the containers and chunks of server builds by URL; they are read through the
 * store, each checked against its release's hashes, instead of the network.
 */
function readThroughStore(
  manifests: Map<string, ReleaseManifest>,
  { readFile, evaluate }: ReleaseSource,
): void {
  const read = async (url: string) => {
    const [part = '', , ...file] = url.slice(STORE_ORIGIN.length).split('/');
    const manifest = manifests.get(part);
    if (!manifest) throw new Error(`There is no manifest for ${url}.`);
    return readFile(manifest, file.join('/'));
  };
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'release-store',
    async loadEntry({ remoteInfo }) {
      // Federation itself complains when the bundle is not a container.
      return evaluate(await read(remoteInfo.entry), remoteInfo.entry) as Container;
    },
    async fetch(url) {
      return new Response(await read(String(url)));
    },
  };
  registerPlugins([plugin]);
  // Each remote's bundle asks for its chunks through a federation runtime of its own.
  registerGlobalPlugins([plugin]);
}
