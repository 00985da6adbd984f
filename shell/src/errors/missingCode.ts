import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import { STEP_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';

export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';

  constructor(
    readonly remote: RemoteName,
    readonly module: string,
    /** URL of the remote's container. */
    readonly entry: string,
    cause: unknown,
  ) {
    super(`${remote}/${module} cannot be loaded`, { cause });
  }
}

/**
 * Error digest of a region that the server leaves to the browser, because its remote was
 * unavailable or the document was cut off.
 */
export const LEFT_TO_BROWSER = 'left-to-browser';

/** Statuses with which a release store replies if it no longer has a file. */
const GONE = [404, 410];
/**
 * True if a page failed because a file of its code is gone, so that only a reload with the current
 * releases can help. For a remote that merely does not reply, and for an existing chunk that fails
 * again on Retry, a later Retry can help.
 */
export async function isCodeMissing(error: unknown, isRetry: boolean): Promise<boolean> {
  if (!isChunkFailure(error)) {
    return error instanceof RemoteUnavailableError && isGone(error.entry);
  }
  return !isRetry || !error.request || isGone(error.request);
}

/** Cheap check before `isCodeMissing`, which sends a request. */
export function mayBeMissingCode(error: unknown): boolean {
  return isChunkFailure(error) || error instanceof RemoteUnavailableError;
}

/** webpack's error for a chunk that could not be fetched, with the chunk's URL. */
const isChunkFailure = (error: unknown): error is Error & { request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

function isGone(file: string): Promise<boolean> {
  const response = fetch(file, { method: 'HEAD', cache: 'no-store' });
  return withTimeLimit(response, STEP_MS).then(
    ({ status }) => GONE.includes(status),
    () => false,
  );
}

declare global {
  interface Window {
    /**
     * Defined by the page's inline script, so that a reload works even if no file can be fetched.
     */
    __reloadOnce?: () => Promise<boolean>;
  }
}

/**
 * Reloads the page, at most once per 60 seconds (specification section 8), and only if the shop
 * replies, because a reload without a network would replace the page by the browser's own error.
 * @returns `false` if the page stays; never settles while the page unloads
 */
export function reloadOnce(): Promise<boolean> {
  return window.__reloadOnce?.() ?? Promise.resolve(false);
}
