import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { BadRelease } from '@marketplace/contracts/testing/badReleaseFaults';
import type { ManifestChange } from './manifestChanges';

export interface BadReleaseKind {
  part: PartName;
  /** Change of the release by which it becomes bad. */
  change?: ManifestChange;
  /** What the code of the release does wrongly. */
  fault?: BadRelease;
  /** The gate that refuses the release. */
  gate: string;
  /** Cause in the message. */
  says: string;
  /** Owner of what would break, in the message. */
  owner: PartName | RegExp;
  /** Matches the place in the message; by default a file and a line. */
  place?: RegExp;
}
