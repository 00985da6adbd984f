import type { Contact, ReleaseFacts } from '@marketplace/contracts/facts/ReleaseFacts';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { PassedGates } from './passedGates';

/** The fields of the registry that gates read. */
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

/** A preview whose releases go live in one step. */
export interface WholePreview {
  /** Name of the preview's channel, e.g. `preview/bug-17`. */
  name: string;
  /** Versions of the parts whose releases differ from the live releases. */
  versions: Readonly<Record<PartName, string>>;
}

export interface GateRequest {
  part: PartName;
  /** Version of the candidate. `readManifest` must be able to read its manifest. */
  version: string;
  registry: GateRegistry;
  /** @throws StorageUnavailable if the storage does not answer; other errors: it cannot be used */
  readManifest: (part: PartName, version: string) => Promise<ReleaseManifest>;
  /** Reads one file of a release, and verifies it against the release's hashes. */
  readFile: (manifest: ReleaseManifest, file: string) => Promise<Buffer>;
  action: 'publish' | 'promote' | 'canary' | 'rollback';
  /** Channel in which the candidate is to go live. */
  channel: string;
  /** The preview that goes live as a whole, if the candidate is one of its releases. */
  preview?: WholePreview;
  /** Prints what a slow gate is doing. */
  say?: (text: string) => void;
  passed?: PassedGates;
}

export interface Problem {
  /** The fault, as one sentence without a full stop. */
  what: string;
  /** Those affected by the fault: shoppers, or a release as `labelOf` names it. */
  forWhom: string;
  /** File and line to change, and the change to make. */
  mend: string;
}

export interface GateResult {
  gate: string;
  /** `warned`: would be refused in production. */
  status: 'passed' | 'warned' | 'refused';
  /** Reasons for the refusal or the warning; if the gate passed, notes. */
  problems: Problem[];
}

/** Role of a release in a comparison with the candidate. */
export type Standing = 'candidate' | 'live' | 'canary' | 'open in tabs' | 'available';

export interface Release {
  part: PartName;
  version: string;
  standing: Standing;
  /** Empty if it is missing or was altered. */
  manifest: ReleaseManifest;
  /** Reason why the manifest cannot be used, without a full stop. */
  unusable?: string;
}

/**
 * A release whose manifest describes what it needs from other parts and what it provides to them.
 */
export interface DescribedRelease extends Release {
  manifest: ReleaseManifest & ReleaseFacts;
}

/** False for an old release (before decision 041), whose manifest describes no needs. */
export const isDescribed = (release: Release): release is DescribedRelease =>
  release.manifest.sharedVersion !== undefined;

export interface GateContext extends GateRequest {
  candidate: Release;
  /**
   * Live and canary releases of the other parts, with which the candidate will share pages. If
   * another part goes live in the same step, the list contains the candidate of that part.
   */
  others: Release[];
  /** Earlier live releases of the other parts, which open tabs run and rollbacks can reach. */
  earlier: Release[];
  /** Releases of the other parts that were never live. */
  coming: Release[];
  /** The live release of the same part. */
  previous?: Release;
  /** The live releases that the candidate and the other candidates of the step replace. */
  replaced: Release[];
}

/** A gate that runs once for a candidate. It may compare the candidate with other releases. */
export interface Gate {
  name: string;
  find: (context: GateContext) => Problem[] | Promise<Problem[]>;
  /** True if the gate judges the composition, so that it runs once for all candidates of a step. */
  isOfComposition?: boolean;
  /** True if the gate only warns of its problems. */
  warns?: (context: GateContext) => boolean;
}

/** A gate that compares the candidate with another part's release. */
export interface PairGate {
  name: string;
  findBetween: (candidate: DescribedRelease, other: DescribedRelease) => Problem[];
}

/** True for a release that every shopper gets after the step; false for a canary. */
export const isShownToAll = ({ standing }: Release) =>
  standing === 'live' || standing === 'candidate';

/**
 * Names a release and the team that owns it, e.g. `mf_catalog 1.0.0-3fa91c (live) of Catalogue
 * (catalogue@shop.example)`.
 */
export const labelOf = ({ part, version, standing, manifest: { contact } }: Release) =>
  `${part} ${version} (${standing})${contact ? ` of ${describeContact(contact)}` : ''}`;

const describeContact = ({ team, email }: Contact) => (email ? `${team} (${email})` : team);

/** Folder of a part's sources, e.g. `mf-catalog`. */
export const folderOf = ({ part }: Pick<Release, 'part'>) => part.replaceAll('_', '-');
