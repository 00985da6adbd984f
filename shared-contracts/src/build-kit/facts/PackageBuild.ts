import type { PartManifest } from '../../contracts/PartManifest';

/** The data of one package from which `createWebpackConfigs` creates its builds. */
export interface PackageBuild {
  manifest: PartManifest;
  /** Absolute path of the package. */
  directory: string;
  /** Entries for browser and server; only the shell has them. */
  entries?: { client: string; server: string };
}
