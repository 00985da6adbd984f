import { bus } from '@marketplace/contracts/events';
import { REMOTES, type RemoteName } from '@marketplace/contracts/routes';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteAddress, RemoteAddresses } from './Composition';
import { withTimeLimit } from './withTimeLimit';

export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';

  constructor(
    readonly remote: RemoteName,
    readonly module: string,
    /** Address of the remote's container. */
    readonly entry: string,
    cause: unknown,
  ) {
    super(`${remote}/${module} cannot be loaded`, { cause });
  }
}

/** Marks a region that the server left to the browser because its remote was not there. */
export const REMOTE_UNAVAILABLE = 'remote-unavailable';

let addresses: RemoteAddresses | undefined;
const failed = new Set<RemoteName>();
/** The last time a remote was registered anew; what began before says nothing about it. */
const renewals = new Map<RemoteName, Promise<void>>();

export function registerComposition(remotes: RemoteAddresses): void {
  addresses = remotes;
  registerRemotes(REMOTES.map((name) => ({ name, entry: remotes[name].entry, type: 'global' })));
}

/**
 * Makes the runtime and the browser forget how a remote failed, for both would answer with it: so
 * the address is another one, and what was preloaded is used up.
 */
async function renew(remote: RemoteName, { entry }: RemoteAddress): Promise<void> {
  let address = entry;
  if (typeof window !== 'undefined') {
    address = `${entry}?again=${Math.round(performance.now())}`;
    await import(/* webpackChunkName: "spend-preloads" */ './spendPreloads').then(
      ({ spendPreloads }) => spendPreloads(entry.replace(/[^/]*$/, '')),
      () => undefined,
    );
  }
  registerRemotes([{ name: remote, entry: address, type: 'global' }], { force: true });
}

/**
 * One exposed module of a remote, within a time limit. After a failure the remote is registered
 * anew first.
 *
 * @throws RemoteUnavailableError
 */
export async function loadRemoteModule<T>(
  remote: RemoteName,
  module: string,
  timeLimitMs: number,
): Promise<T> {
  if (!addresses) throw new Error('Register a composition before loading a remote.');
  if (failed.delete(remote)) renewals.set(remote, renew(remote, addresses[remote]));
  const renewal = renewals.get(remote);
  await renewal;
  const started = performance.now();
  const about = { remote, version: addresses[remote].version, module };
  try {
    const loaded = await withTimeLimit(loadRemote<T>(`${remote}/${module}`), timeLimitMs);
    if (loaded === null) throw new Error('The container answered with nothing.');
    tell('remote:loaded', { ...about, ms: Math.round(performance.now() - started) });
    return loaded;
  } catch (cause) {
    if (renewals.get(remote) === renewal) failed.add(remote);
    tell('remote:failed', { ...about, error: cause instanceof Error ? cause.message : 'unknown' });
    throw new RemoteUnavailableError(remote, module, addresses[remote].entry, cause);
  }
}

/** In the browser alone: on the server the bus would be everybody's. */
const tell: typeof bus.publish = (topic, payload) => {
  if (typeof window !== 'undefined') bus.publish(topic, payload);
};
