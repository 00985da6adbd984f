import type { Side } from '@marketplace/contracts/federation/federationPlugin';
import type { PartName } from '@marketplace/contracts/pages/pageTable';

/** Version in the URLs of all development builds. */
export const DEVELOPED = 'dev';

/**
 * Environment variable that is set if the parts are built for a released shell, without React
 * Refresh.
 */
export const FOR_RELEASED_SHELL = 'BUILDS_FOR_RELEASED_SHELL';

/** One build of a part for browsers or for the server. */
export interface Build {
  part: PartName;
  side: Side;
  hash: string;
  /** Errors of the compiler, with file and line if known; empty if the build succeeded. */
  errors: string[];
  ms: number;
}
