import type { PartManifest } from '../../contracts/PartManifest';

/** A package's own part of its webpack configuration. */
export interface PackageBuild {
  manifest: PartManifest;
  /** Absolute path of the package. */
  directory: string;
  /** Entry of the browser and of the server; the shell only. */
  entries?: { client: string; server: string };
}
