/** Settings of a package's webpack build that differ between packages. */
export interface PackageBuild {
  /** Federation name: `shell` or a remote's. */
  name: string;
  /** Absolute path of the package. */
  directory: string;
  /** Exposed module (`./routes`) → file; remotes only. */
  exposes?: Record<string, string>;
  /** Entries of the browser and the server bundle; the shell only. */
  entries?: { client: string; server: string };
}
