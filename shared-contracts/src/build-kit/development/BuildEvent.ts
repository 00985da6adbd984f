/** A build of a part, as `npm run dev` tells it to open pages. */
export interface BuildEvent {
  part: string;
  /** webpack's hash of the browser's build; the last good one if the build has failed. */
  hash: string;
  /** Each with file and line; empty after a good build. */
  errors: readonly string[];
}

/** Path of the server-sent events with each `BuildEvent`. */
export const BUILD_EVENTS_PATH = '/dev/builds';
