import { RemoteUnavailableError } from './loadRemoteModule';
import { withTimeLimit } from './withTimeLimit';

/** Answers of a store that no longer has a file. */
const GONE = [404, 410];
const TIME_LIMIT_MS = 2000;

/**
 * Whether a page failed because a file of its code could not be fetched, so that only a new page,
 * with the releases of now, can help. A remote that merely does not answer can be had by Retry, and
 * so can a chunk that fails once more when Retry was pressed, unless its file is gone.
 */
export async function isCodeMissing(error: unknown, isRetry: boolean): Promise<boolean> {
  if (!isChunkFailure(error)) {
    return error instanceof RemoteUnavailableError && isGone(error.entry);
  }
  return !isRetry || !error.request || isGone(error.request);
}

/** Worth asking `isCodeMissing`, which takes a moment. */
export function mayBeMissingCode(error: unknown): boolean {
  return isChunkFailure(error) || error instanceof RemoteUnavailableError;
}

/** webpack's name for a file of a loaded bundle that could not be fetched, and its address. */
const isChunkFailure = (error: unknown): error is Error & { request?: string } =>
  error instanceof Error && error.name === 'ChunkLoadError';

function isGone(file: string): Promise<boolean> {
  const asked = fetch(file, { method: 'HEAD', cache: 'no-store' });
  return withTimeLimit(asked, TIME_LIMIT_MS).then(
    ({ status }) => GONE.includes(status),
    () => false,
  );
}
