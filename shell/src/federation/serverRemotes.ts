import {
  INTEGRITY_LIST,
  type ReleaseManifest,
} from '@marketplace/contracts/federation/ReleaseManifest';
import type { SlotTable } from '@marketplace/contracts/federation/slotTable';
import type { Messages } from '@marketplace/contracts/i18n';
import { LOCALES, type Locale } from '@marketplace/contracts/i18n/locale';
import type { PageTable, PartName, RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RemoteRoutes } from '@marketplace/contracts/RemoteModules';
import { withLoopLimit } from '@marketplace/contracts/time/deadline';
import { BACKGROUND_MS, CALL_MS, PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import {
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
} from '@module-federation/enhanced/runtime';
import { logFailure } from '../errors/logFailure';
import type { PageData, RemoteAddress, RemoteInPage } from '../page/PageData';
import { pathsOf } from '../page/remotesInPage';
import { loadRemoteModule, registerComposition } from './loadRemoteModule';
import { STORE_ORIGIN } from './releaseAddress';

/** Pause between a failed load of a remote and the next attempt, ms. */
export const RETRY_PAUSE_MS = 1000;

/** Releases of one composition, and access to their files. */
export interface ReleaseSource {
  /** Contains one release for each part, the shell included. */
  composition: { id: string; versions: Record<PartName, string> };
  /** Page table of the composition. */
  pages: PageTable;
  /** Slot table of the composition. */
  slots: SlotTable;
  /** Manifest of the shell's release to which this code belongs. */
  shell: ReleaseManifest;
  readManifest: (part: string, version: string) => Promise<ReleaseManifest>;
  /** Reads a file of a release and checks it against the release's hashes. */
  readFile: (manifest: ReleaseManifest, file: string) => Promise<string>;
  /** Runs a server bundle and returns its exports. */
  evaluate: (code: string, filename: string) => unknown;
}

export interface LoadedRemote extends RemoteRoutes {
  manifest: ReleaseManifest;
  /**
   * Messages in all languages. If a remote lacks a language, it counts as failed, because its
   * widgets in the header would show message ids.
   */
  messages: Record<Locale, Messages>;
}

export interface ServerRemotes {
  /**
   * Tries to load every remote once, except those in `without`. Settles when each has loaded or
   * failed.
   */
  preload: (without: readonly RemoteName[]) => Promise<void>;
  /** Remotes that could not be loaded, with the reasons. */
  problems: () => { part: RemoteName; what: string }[];
  /**
   * @returns the remote with its routes; `undefined` if it cannot be loaded within the time limit
   */
  routesOf: (remote: RemoteName) => Promise<LoadedRemote | undefined>;
  loaded: () => LoadedRemote[];
  /**
   * The remotes as the document names them for the browser. The hash of a remote is empty if its
   * manifest could not be read.
   */
  inPage: () => Pick<PageData, 'remotes' | keyof SlotTable>;
  /** True if every part of the composition has a list of hashes for the browser. */
  hasIntegrity: () => boolean;
}

/** One attempt to load a remote. */
interface Load {
  whole: Promise<LoadedRemote | undefined>;
  /**
   * Like `whole`, but settles with `undefined` at the time limit. The limit runs from the start of
   * the attempt, so that only the first page waits that long for a remote that does not reply.
   */
  inTime: Promise<LoadedRemote | undefined>;
}

/** Manifests of the releases that this process loads, by part. */
const manifests = new Map<PartName, ReleaseManifest>();

/**
 * Loads the remotes of a composition, for the whole life of the process. A process may call this
 * again for a composition that adds remotes. All other compositions need another process:
 * measurements showed that a process serves old code if it evaluates a remote again.
 */
export function createServerRemotes(source: ReleaseSource): ServerRemotes {
  const { composition, pages, slots, readManifest } = source;
  const { shell: _, ...versions } = composition.versions;
  const remotes = Object.keys(versions);
  const loads = new Map<RemoteName, Load>();
  const loaded: LoadedRemote[] = [];
  const problems = new Map<RemoteName, string>();
  // Federation keeps its plugin for the whole life of the process.
  if (manifests.size === 0) readThroughStore(source);
  manifests.set('shell', source.shell);
  registerComposition(serverAddresses());

  function integrityOf(name: RemoteName, file: string): string {
    return manifests.get(name)?.integrity[file] ?? '';
  }

  function serverAddresses() {
    const file = 'server/remoteEntry.js';
    const entries = Object.entries(versions).map(([name, version]): [RemoteName, RemoteAddress] => {
      const entry = `${STORE_ORIGIN}${name}/${version}/${file}`;
      return [name, { version, entry, integrity: integrityOf(name, file) }];
    });
    return Object.fromEntries(entries);
  }

  function inPage() {
    const entries = Object.entries(versions).map(([name, version]): [RemoteName, RemoteInPage] => {
      const integrity = integrityOf(name, 'client/remoteEntry.js');
      return [name, { version, integrity, ...pathsOf(pages, name) }];
    });
    return { remotes: Object.fromEntries(entries), ...slots };
  }

  async function loadOnce(remote: RemoteName): Promise<LoadedRemote> {
    const manifest = await readManifest(remote, versions[remote] ?? '');
    manifests.set(remote, manifest);
    const loading = async () => {
      const limit = BACKGROUND_MS;
      const module = await loadRemoteModule<RemoteRoutes>(remote, 'routes', limit);
      const messages = await Promise.all(
        LOCALES.map(async (locale) => [locale, (await module.loadMessages(locale)).messages]),
      );
      return { ...module, manifest, messages: Object.fromEntries(messages) };
    };
    const found: LoadedRemote = await withLoopLimit(loading(), PAGE_MS);
    loaded.push(found);
    return found;
  }

  function load(remote: RemoteName): Load {
    const known = loads.get(remote);
    if (known) return known;
    const whole = loadOnce(remote).then(
      (found) => {
        problems.delete(remote);
        return found;
      },
      (error) => {
        const cause = error instanceof Error ? (error.cause ?? error) : error;
        logFailure(`remote ${remote}`, cause);
        problems.set(remote, cause instanceof Error ? cause.message : String(cause));
        setTimeout(() => loads.delete(remote), RETRY_PAUSE_MS);
        return undefined;
      },
    );
    const inTime = withLoopLimit(whole, CALL_MS).catch(() => undefined);
    const begun: Load = { whole, inTime };
    void whole.then(() => {
      begun.inTime = whole;
    });
    loads.set(remote, begun);
    return begun;
  }

  return {
    async preload(without) {
      const wanted = remotes.filter((remote) => !without.includes(remote));
      await Promise.all(wanted.map((remote) => load(remote).whole));
    },
    problems: () => [...problems].map(([part, what]) => ({ part, what })),
    routesOf: (remote) => load(remote).inTime,
    loaded: () => loaded,
    inPage,
    hasIntegrity: () =>
      ['shell', ...remotes].every(
        (part) => manifests.get(part)?.integrity[`client/${INTEGRITY_LIST}`],
      ),
  };
}

type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

/**
 * Registers a plugin, because federation requests the containers and chunks of server builds by
 * URL. The plugin reads them from the release store instead of the network, and checks each file
 * against the hashes of its release.
 */
function readThroughStore({ readFile, evaluate }: ReleaseSource): void {
  const read = async (url: string) => {
    const [part = '', , ...file] = url.slice(STORE_ORIGIN.length).split('/');
    const manifest = manifests.get(part);
    if (!manifest) throw new Error(`There is no manifest for ${url}.`);
    return readFile(manifest, file.join('/'));
  };
  const plugin: ModuleFederationRuntimePlugin = {
    name: 'release-store',
    async loadEntry({ remoteInfo }) {
      // The cast is safe: if the bundle is not a container, federation reports an error.
      return evaluate(await read(remoteInfo.entry), remoteInfo.entry) as Container;
    },
    async fetch(url) {
      // Adds the chunk's URL to its code, so that stack traces name the remote.
      return new Response(`${await read(String(url))}\n//# sourceURL=${url}`);
    },
  };
  registerPlugins([plugin]);
  // Also registers it globally: each remote's bundle requests its chunks through a federation
  // runtime of its own.
  registerGlobalPlugins([plugin]);
}
