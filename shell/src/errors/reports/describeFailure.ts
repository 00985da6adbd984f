import type { Failure } from '../logFailure';
import { maskPersonal } from './maskPersonal';
import type { FailureKind, FailureReport } from './Report';

/** Matches a position in a release's file, in stacks of browsers and of the server. */
const FRAME = /\/(shell|mf_\w+)\/([\w.-]+)\/((?:client|server)\/[\w./-]+(?::\d+){0,2})/g;
const MOST_CHARACTERS = 100;

type Description = Omit<FailureReport, 'count'>;

/** Describes a failure. File names in the error show which release's code failed, and where. */
export function describeFailure(failure: Failure): Description {
  const { what, error, remote, version } = failure;
  const known = errorOf(error);
  const found = findRelease(`${known.stack} ${known.request} ${failure.componentStack}`);
  const part = remote ?? known.remote ?? found?.remote;
  return {
    kind: kindOf(what, known.name),
    what: what.slice(0, MOST_CHARACTERS),
    message: maskPersonal(known.message),
    ...(part && {
      remote: part,
      version: version ?? (part === found?.remote ? found.version : undefined),
    }),
    ...(found && { at: found.at.slice(0, MOST_CHARACTERS) }),
  };
}

/**
 * Finds the first position in a remote, because a remote's code may fail inside the shell's
 * libraries. Without such a position, finds the first position in the shell.
 */
function findRelease(stack: string) {
  const frames = [...stack.matchAll(FRAME)].map(([, remote = '', version = '', at = '']) => ({
    remote,
    version,
    at,
  }));
  return frames.find(({ remote }) => remote !== 'shell') ?? frames[0];
}

interface KnownError {
  name?: string;
  message: string;
  stack?: string;
  /** URL of a chunk that could not be fetched. */
  request?: string;
  remote?: string;
}

/**
 * Reads any thrown value. Adds the message of an error's cause, which says more than the outer
 * error.
 */
function errorOf(error: unknown): KnownError {
  if (!(error instanceof Error)) return { message: String(error) };
  // The cast is safe: the added fields are optional. webpack's errors may have `request`, and
  // errors of `missingCode` may have `remote`.
  const { name, message, stack, cause, request, remote } = error as Error & Partial<KnownError>;
  const reason = cause instanceof Error ? `: ${cause.message}` : '';
  return { name, message: message + reason, stack, request, remote };
}

function kindOf(what: string, name?: string): FailureKind {
  if (name === 'RemoteUnavailableError' || name === 'ChunkLoadError') return 'load';
  if (what.startsWith('remote ')) return 'load';
  if (what === 'region') return 'region';
  return what.startsWith('handler of ') ? 'handler' : 'error';
}
