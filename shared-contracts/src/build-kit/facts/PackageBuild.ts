/** A package's own part of its webpack configuration. */
export interface PackageBuild {
  /** Federation name: `shell` or a remote's. */
  name: string;
  /** Absolute path of the package. */
  directory: string;
  /** Exposed module (`./routes`) → file; a remote only. */
  exposes?: Record<string, string>;
  /** Entry of the browser and of the server; the shell only. */
  entries?: { client: string; server: string };
}
