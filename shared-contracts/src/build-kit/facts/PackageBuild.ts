import type { PartManifest } from '../../contracts/PartManifest';

/** What a package adds to the webpack configuration that all packages share. */
export interface PackageBuild {
  manifest: PartManifest;
  /** Absolute path of the package. */
  directory: string;
  /** Entries for browser and server; only the shell has them. */
  entries?: { client: string; server: string };
}
