import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import { STEP_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';

export class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';

  constructor(
    readonly remote: RemoteName,
    readonly module: string,
    /** URL of the remote's container; empty if no release of the remote is live. */
    readonly entry: string,
    cause: unknown,
  ) {
    super(`${remote}/${module} cannot be loaded`, { cause });
  }
}

/**
 * Error digest of a region that the server leaves to the browser, because its remote is unavailable
 * or the document was cut off.
 */
export const LEFT_TO_BROWSER = 'left-to-browser';

/** Statuses with which a release store replies if a file is gone. */
const GONE = [404, 410];
/**
 * True if a page failed because a file of its code is gone. Only a reload, which uses the current
 * releases, can then help. False if a later Retry can help, because the file still exists or cannot
 * be reached. The first failure of a chunk counts as missing code without a request.
 */
export async function isCodeMissing(error: unknown, isRetry: boolean): Promise<boolean> {
  if (!isChunkFailure(error)) {
    return error instanceof RemoteUnavailableError && error.entry !== '' && isGone(error.entry);
  }
  return !isRetry || !error.request || isGone(error.request);
}

/** True if `isCodeMissing` may be true. Unlike `isCodeMissing`, it sends no request. */
export function mayBeMissingCode(error: unknown): boolean {
  return isChunkFailure(error) || error instanceof RemoteUnavailableError;
}

/**
 * True for webpack's error about a chunk that could not be fetched. `request` is the chunk's URL.
 */
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
     * Defined by an inline script of the page, because it must work even if no file can be fetched.
     */
    __reloadOnce?: () => Promise<boolean>;
  }
}

/**
 * Reloads the page at most once in 60 seconds (specification section 8). Does so only if the shop
 * replies: without a network, a reload would replace the page by the browser's own error page.
 * @returns `false` if the page stays; never settles while the page unloads
 */
export function reloadOnce(): Promise<boolean> {
  return window.__reloadOnce?.() ?? Promise.resolve(false);
}
