import { bus } from '@marketplace/contracts/events';
import { REMOTES, type RemoteName } from '@marketplace/contracts/routes';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteAddresses } from './Composition';
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

export function registerComposition(remotes: RemoteAddresses): void {
  addresses = remotes;
  registerRemotes(REMOTES.map((name) => ({ name, entry: remotes[name].entry, type: 'global' })));
}

/**
 * One exposed module of a remote, within a time limit. After a failure the remote is registered
 * anew, because the federation runtime otherwise answers with the failure it remembers.
 *
 * @throws RemoteUnavailableError
 */
export async function loadRemoteModule<T>(
  remote: RemoteName,
  module: string,
  timeLimitMs: number,
): Promise<T> {
  if (!addresses) throw new Error('Register a composition before loading a remote.');
  if (failed.delete(remote)) {
    registerRemotes([{ name: remote, entry: addresses[remote].entry, type: 'global' }], {
      force: true,
    });
  }
  const started = performance.now();
  const about = { remote, version: addresses[remote].version, module };
  try {
    const loaded = await withTimeLimit(loadRemote<T>(`${remote}/${module}`), timeLimitMs);
    if (loaded === null) throw new Error('The container answered with nothing.');
    tell('remote:loaded', { ...about, ms: Math.round(performance.now() - started) });
    return loaded;
  } catch (cause) {
    failed.add(remote);
    tell('remote:failed', { ...about, error: cause instanceof Error ? cause.message : 'unknown' });
    throw new RemoteUnavailableError(remote, module, addresses[remote].entry, cause);
  }
}

/** In the browser alone: on the server the bus would be everybody's. */
const tell: typeof bus.publish = (topic, payload) => {
  if (typeof window !== 'undefined') bus.publish(topic, payload);
};
