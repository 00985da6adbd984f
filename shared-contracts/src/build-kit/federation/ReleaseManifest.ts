import type { ReleaseFacts } from '../facts/ReleaseFacts';

/**
 * `release.json` of one immutable build (design of the storefront, section 5). The facts about other
 * parts are missing in releases built before decision 041.
 */
export interface ReleaseManifest extends Partial<ReleaseFacts> {
  /** Federation name: `shell` or a remote's. */
  name: string;
  version: string;
  /** Version of the shared modules the build was made against. */
  contractsVersion: string;
  /** Commit, with `-dirty` where sources were not committed; empty outside a checkout. */
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
   * Path inside the release (`client/…`, `server/…`) → Subresource Integrity value (`integrityOf`) of
   * every file, among them the compressed variants (`….br`, `….gz`) and deltas to earlier releases (`deltaOf`).
   */
  integrity: Record<string, string>;
  /** Path inside the release → bytes as sent with brotli; client files only, without deltas. */
  sizes: Record<string, number>;
  /** Exposed module → bytes of script, as sent with brotli, that it adds to a page (`exposedBytes`). */
  exposes?: Record<string, number>;
}

/** Content of `client/chunks.json`, which a build writes for the release command. */
export type BuiltChunks = Pick<ReleaseManifest, 'entry' | 'chunks'> & Partial<ReleaseFacts>;

/**
 * Client file of a release, written by its build: name of each script but those loaded first → its
 * Subresource Integrity value.
 */
export const INTEGRITY_LIST = 'integrity.json';

/** Name of an exposed module's chunk: `./routes` → `expose-routes`. */
export const exposeChunkName = (module: string) => `expose-${module.replace('./', '')}`;

/**
 * Path of a client file's delta, encoded as `dcz` (RFC 9842), to the file of an earlier release.
 *
 * @param dictionaryHash SHA-256 of the earlier file, in hexadecimal
 */
export const deltaOf = (file: string, dictionaryHash: string) =>
  `${file}.${dictionaryHash.slice(0, 16)}.dcz`;
