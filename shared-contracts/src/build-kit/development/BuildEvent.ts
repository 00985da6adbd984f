/** A build of a part, as `npm run dev` reports it to open pages. */
export interface BuildEvent {
  part: string;
  /** webpack's hash of the build for browsers; after a failure, the hash of the last good build. */
  hash: string;
  /** Errors of the compiler for both sides, with file and line if known; empty if both are built. */
  errors: readonly string[];
}

/** Path at which open pages receive each `BuildEvent` as a server-sent event. */
export const BUILD_EVENTS_PATH = '/dev/builds';
