import type { RemoteName } from '@marketplace/contracts/pages/pageTable';

/** Origin of the release store in federation's URLs. It is only a placeholder; no server has it. */
export const STORE_ORIGIN = 'http://releases.internal/';

export interface RemoteRelease {
  remote: RemoteName;
  version: string;
}

/**
 * Finds the remote whose code is innermost in a stack. Its name is part of the URLs of its scripts.
 * @param stack of an error, or URLs of scripts from the innermost to the outermost
 * @returns `undefined` if the stack contains only code of the shell or of Node
 */
export function remoteInStack(stack = ''): RemoteRelease | undefined {
  for (const [, name, version = ''] of stack.matchAll(
    /http:\/\/releases\.internal\/([^/\s]+)\/([^/\s]+)\//g,
  )) {
    if (name && name !== 'shell') return { remote: name, version };
  }
  return undefined;
}
