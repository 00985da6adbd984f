import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { BadRelease } from '@marketplace/contracts/testing/badReleaseFaults';
import type { ManifestChange } from './manifestChanges';

export interface BadReleaseKind {
  part: PartName;
  /** Change of the manifest that makes the release bad. */
  change?: ManifestChange;
  /** A release of another part that is stored but not live, as a change of its live release. */
  waiting?: { part: PartName; change: ManifestChange };
  /** Fault in the code of the release. */
  fault?: BadRelease;
  /** The gate that refuses the release. */
  gate: string;
  /** The cause that the gate's message must contain. */
  says: string;
  /**
   * Part whose page or code would break. If it is another part, the gate's message must name its
   * release and its team, otherwise the shoppers.
   */
  owner: PartName | RegExp;
  /** Pattern of the place that the message must contain; by default a file and a line. */
  place?: RegExp;
}
