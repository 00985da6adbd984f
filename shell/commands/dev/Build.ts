import type { Side } from '@marketplace/contracts/federation/federationPlugin';
import type { PartName } from '@marketplace/contracts/pages/pageTable';

/** Version in the addresses of all builds. */
export const DEVELOPED = 'dev';

/** One build of a part for browsers or for the server. */
export interface Build {
  part: PartName;
  side: Side;
  hash: string;
  /** Errors of the compiler, with file and line if known; empty if the build is good. */
  errors: string[];
  ms: number;
}
