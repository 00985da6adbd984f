import type { ReleaseFacts } from '../facts/ReleaseFacts';

/**
 * `release.json` of one immutable build (design of the storefront, section 5). Releases built
 * before decision 041 have no `ReleaseFacts`.
 */
export interface ReleaseManifest extends Partial<ReleaseFacts> {
  /** Federation name: `shell` or a remote's. */
  name: string;
  version: string;
  /** Version of the shared modules that the build was made against. */
  contractsVersion: string;
  /** Commit, with `-dirty` if there were uncommitted changes; empty outside a checkout. */
  gitRevision: string;
  /** ISO 8601. */
  builtAt: string;
  /** Client files to load first, in order: the shell's scripts, or a remote's container. */
  entry: string[];
  /**
   * Client files of each named chunk: `expose-routes` for the exposed module `./routes`, a route's
   * id for its page, `messages-<locale>-po` for messages.
   */
  chunks: Record<string, string[]>;
  /**
   * Path inside the release (`client/…`, `server/…`) → Subresource Integrity value (`integrityOf`)
   * of every file, including compressed variants (`….br`, `….gz`) and deltas to earlier releases
   * (`deltaOf`).
   */
  integrity: Record<string, string>;
  /** Path inside the release → bytes compressed with brotli; client files only, without deltas. */
  sizes: Record<string, number>;
  /**
   * Exposed module → bytes of script that it adds to a page, compressed with brotli
   * (`exposedBytes`).
   */
  exposes?: Record<string, number>;
}

/** Content of `client/chunks.json`, which a build writes for the release command. */
export type BuiltChunks = Pick<ReleaseManifest, 'entry' | 'chunks'> & Partial<ReleaseFacts>;

/**
 * Client file of a release, written by its build: name of each script, except the first ones → its
 * Subresource Integrity value.
 */
export const INTEGRITY_LIST = 'integrity.json';

/** Name of an exposed module's chunk: `./routes` → `expose-routes`. */
export const exposeChunkName = (module: string) => `expose-${module.replace('./', '')}`;

/**
 * Path of a client file's delta to the file of an earlier release, encoded as `dcz` (RFC 9842).
 * @param dictionaryHash SHA-256 of the earlier file, in hexadecimal
 */
export const deltaOf = (file: string, dictionaryHash: string) =>
  `${file}.${dictionaryHash.slice(0, 16)}.dcz`;
