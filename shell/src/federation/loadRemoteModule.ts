import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { bus } from '../../contracts';
import type { RemoteModuleName } from '../../manifest';
import type { FailureFacts } from '../errors/logFailure';
import { RemoteUnavailableError } from '../errors/missingCode';
import type { RemoteAddress, RemoteAddresses } from '../page/PageData';

let addresses: RemoteAddresses | undefined;
const failed = new Set<RemoteName>();
/**
 * Pending or finished registrations under a new URL. The failure of a load that began before the
 * registration says nothing about the new URL.
 */
const registrations = new Map<RemoteName, Promise<void>>();

export function registerComposition(remotes: RemoteAddresses): void {
  addresses = remotes;
  registerRemotes(
    Object.entries(remotes).map(([name, { entry }]) => ({ name, entry, type: 'global' })),
  );
}

/** The remote and its release, for the log. */
export const factsOf = (remote: RemoteName): FailureFacts => ({
  remote,
  version: addresses?.[remote]?.version,
});

/**
 * Registers a failed remote again. In a browser, it gets a new URL, because the runtime caches the
 * failure of the old URL. Also purges its preloads, because the browser caches their failures.
 */
async function reregister(remote: RemoteName, { entry }: RemoteAddress): Promise<void> {
  let address = entry;
  if (typeof window !== 'undefined') {
    address = `${entry}?again=${Math.round(performance.now())}`;
    await import(/* webpackChunkName: "purge-preloads" */ './purgePreloads').then(
      ({ purgePreloads }) => purgePreloads(entry.replace(/[^/]*$/, '')),
      () => undefined,
    );
  }
  registerRemotes([{ name: remote, entry: address, type: 'global' }], { force: true });
}

/**
 * Loads a module of a remote within a time limit. If the remote has failed before, registers it
 * again first.
 * @throws RemoteUnavailableError
 */
export async function loadRemoteModule<T>(
  remote: RemoteName,
  module: RemoteModuleName,
  timeLimitMs: number,
): Promise<T> {
  const address = addresses?.[remote];
  if (!address)
    throw new RemoteUnavailableError(remote, module, '', new Error('No release of it is live.'));
  if (failed.delete(remote)) registrations.set(remote, reregister(remote, address));
  const registration = registrations.get(remote);
  await registration;
  const started = performance.now();
  const about = { remote, version: address.version, module };
  try {
    const loaded = await withTimeLimit(loadRemote<T>(`${remote}/${module}`), timeLimitMs);
    if (loaded === null) throw new Error('The container returned no module.');
    publishInBrowser('remote:loaded', { ...about, ms: Math.round(performance.now() - started) });
    return loaded;
  } catch (cause) {
    if (registrations.get(remote) === registration) failed.add(remote);
    publishInBrowser('remote:failed', {
      ...about,
      error: cause instanceof Error ? cause.message : 'unknown',
    });
    throw new RemoteUnavailableError(remote, module, address.entry, cause);
  }
}

/** Publishes only in the browser, because all requests on the server share one bus. */
const publishInBrowser: typeof bus.publish = (topic, payload) => {
  if (typeof window !== 'undefined') bus.publish(topic, payload);
};

/**
 * Makes the browser check a remote's container against the hash of its release. A container with
 * another hash does not run.
 */
export function verifyEntries(remotes: RemoteAddresses): void {
  registerPlugins([
    {
      name: 'verify-entries',
      createScript({ url }) {
        // Removes the query that a retry has added.
        const [file = ''] = url.split('?');
        const address = Object.values(remotes).find(({ entry }) => file.endsWith(entry));
        const script = document.createElement('script');
        script.crossOrigin = '';
        if (address) script.integrity = address.integrity;
        script.src = url;
        return script;
      },
    },
  ]);
}
