/** `release.json` of one immutable build (design of the storefront, section 5). */
export interface ReleaseManifest {
  /** Federation name: `shell` or a remote's. */
  name: string;
  version: string;
  /** Version of the shared modules the build was made against. */
  contractsVersion: string;
  gitRevision: string;
  /** ISO 8601. */
  builtAt: string;
  /** Client files to load first, in order: the shell's scripts, or a remote's container. */
  entry: string[];
  /**
   * Client files per named chunk: `expose-routes` and so on for exposed modules, a route's id for
   * its page, `messages-<locale>-po` for messages.
   */
  chunks: Record<string, string[]>;
  /**
   * Path inside the release (`client/…`, `server/…`) → Subresource Integrity value (SHA-384); deltas
   * to earlier releases are files of their own (`deltaOf`).
   */
  integrity: Record<string, string>;
  /** Path inside the release → bytes as sent with brotli; client files only, without deltas. */
  sizes: Record<string, number>;
}

/** Content of `client/chunks.json`, which a build writes for the release command. */
export type BuiltChunks = Pick<ReleaseManifest, 'entry' | 'chunks'>;

/** Name of an exposed module's chunk: `./routes` → `expose-routes`. */
export const exposeChunkName = (module: string) => `expose-${module.replace('./', '')}`;

/**
 * Path of a client file's delta, encoded as `dcz` (RFC 9842), to the file of an earlier release.
 *
 * @param dictionaryHash SHA-256 of the earlier file, in hexadecimal
 */
export const deltaOf = (file: string, dictionaryHash: string) =>
  `${file}.${dictionaryHash.slice(0, 16)}.dcz`;
