import type { ReleaseFacts } from '@marketplace/contracts/facts/ReleaseFacts';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { PartName } from '@marketplace/contracts/pages/pageTable';

/** What the gates read of the registry. */
export type GateRegistry = Partial<
  Record<
    PartName,
    {
      releases: Record<string, string>;
      history: readonly { version: string; status: string }[];
      canary?: { version: string };
    }
  >
>;

export interface GateRequest {
  part: PartName;
  /** The candidate, whose release is in the store. */
  version: string;
  registry: GateRegistry;
  readManifest: (part: PartName, version: string) => Promise<ReleaseManifest>;
  /** One file of a release, checked against its hashes. */
  readFile: (manifest: ReleaseManifest, file: string) => Promise<Buffer>;
  action: 'publish' | 'promote' | 'canary' | 'rollback';
}

export interface Problem {
  /** What breaks, in one sentence without its full stop. */
  what: string;
  /** Who meets it: a part with its version and standing, or shoppers. */
  forWhom: string;
  /** The line to change, and how. */
  mend: string;
}

export interface GateResult {
  gate: string;
  status: 'passed' | 'refused';
  /** Notes, where the gate passed. */
  problems: Problem[];
}

/** Standing of a release that the candidate is compared with. */
export type Standing = 'candidate' | 'live' | 'canary' | 'open in tabs' | 'available';

export interface Release {
  part: PartName;
  version: string;
  standing: Standing;
  manifest: ReleaseManifest;
}

/** A release that says what it needs of others and gives to them. */
export interface DescribedRelease extends Release {
  manifest: ReleaseManifest & ReleaseFacts;
}

/** False for releases built before decision 041. */
export const isDescribed = (release: Release): release is DescribedRelease =>
  release.manifest.sharedVersion !== undefined;

export interface GateContext extends GateRequest {
  candidate: Release;
  /** Live and canary releases of the other parts: the candidate meets them in pages to come. */
  others: Release[];
  /** Releases of the other parts that were live last: in open tabs, and where a rollback leads. */
  earlier: Release[];
  /** Releases of the other parts that have not been live yet. */
  coming: Release[];
  /** The live release of the same part. */
  previous?: Release;
}

/** A gate that looks at the candidate by itself, or beside the release before it. */
export interface Gate {
  name: string;
  find: (context: GateContext) => Problem[] | Promise<Problem[]>;
}

/** A gate that compares the candidate with a release of another part. */
export interface PairGate {
  name: string;
  findBetween: (candidate: DescribedRelease, other: DescribedRelease) => Problem[];
}

/** `mf_catalog 1.0.0-3fa91c (live)`. */
export const labelOf = ({ part, version, standing }: Release) => `${part} ${version} (${standing})`;
