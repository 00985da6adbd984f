import { STORE_ORIGIN } from '../../src/federation/releaseAddress';

/** Name under which a worker evaluates the script of its shell. */
export const SHELL_SCRIPT = 'shell/server/main.js';
/** Matches a position in a script of a release. */
const POSITION = /\/releases\/\S+?\.js:\d+(?::\d+)?/;

/**
 * Describes on one line why a worker cannot start: the error, and the innermost position in a
 * release, e.g. `Error: no shop (/releases/shell/1.0.0-ab/server/main.js:1:99)`.
 */
export function describeStartError(error: unknown, shellVersion = ''): string {
  const [what = ''] = String(error).split('\n');
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [position] =
    POSITION.exec(
      stack
        .replaceAll(STORE_ORIGIN, '/releases/')
        .replaceAll(SHELL_SCRIPT, `/releases/shell/${shellVersion}/server/main.js`),
    ) ?? [];
  return position ? `${what} (${position})` : what;
}
