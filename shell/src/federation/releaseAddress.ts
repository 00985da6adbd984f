import { REMOTES, type RemoteName } from '@marketplace/contracts/pages/pageTable';

/** Placeholder origin for the release store in federation's URLs. No server has this origin. */
export const STORE_ORIGIN = 'http://releases.internal/';

export interface RemoteRelease {
  remote: RemoteName;
  version: string;
}

/**
 * Finds the remote whose code is innermost in a stack, by the URLs of its scripts.
 * @param stack of an error, or script URLs with the innermost first
 * @returns `undefined` if the stack has only code of the shell or of Node
 */
export function remoteInStack(stack = ''): RemoteRelease | undefined {
  for (const [, name, version = ''] of stack.matchAll(
    /http:\/\/releases\.internal\/([^/\s]+)\/([^/\s]+)\//g,
  )) {
    const remote = REMOTES.find((known) => known === name);
    if (remote) return { remote, version };
  }
  return undefined;
}
