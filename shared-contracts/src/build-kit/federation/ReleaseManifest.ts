import type { ReleaseFacts } from '../facts/ReleaseFacts';

/**
 * Content of `release.json`, which describes one immutable build. Releases built before decision
 * 041 have no `ReleaseFacts`.
 */
export interface ReleaseManifest extends Partial<ReleaseFacts> {
  /** Federation name: `shell` or the name of a remote. */
  name: string;
  version: string;
  /** Version of the shared modules that the build was made against. */
  contractsVersion: string;
  /** Commit, with `-dirty` if there were uncommitted changes; empty outside a checkout. */
  gitRevision: string;
  /** Time of the build, as ISO 8601. */
  builtAt: string;
  /** Client files to load first, in order: the shell's scripts, or a remote's container. */
  entry: string[];
  /**
   * Name of a chunk → its client files. The chunk `expose-routes` contains the exposed module
   * `./routes`, and `messages-<locale>-po` contains translated messages. The chunk with a page is
   * named after the id of its route.
   */
  chunks: Record<string, string[]>;
  /**
   * Path inside the release (`client/…`, `server/…`, `maps/…`) → Subresource Integrity value
   * (`integrityOf`). Lists every file, including compressed variants (`….br`, `….gz`) and deltas
   * from earlier releases (`deltaOf`).
   */
  integrity: Record<string, string>;
  /**
   * Path inside the release → bytes compressed with brotli. Lists client files only, without
   * deltas.
   */
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
 * Path of a client file that the build writes. The file maps the name of each script, except the
 * first scripts, to its Subresource Integrity value.
 */
export const INTEGRITY_LIST = 'integrity.json';

const MAPS = 'maps/';

/** Path of the source map of a script: `client/main.js` → `maps/client/main.js.map`. */
export const sourceMapOf = (file: string) => `${MAPS}${file}.map`;

export const isSourceMap = (file: string) => file.startsWith(MAPS);

/** Name of an exposed module's chunk: `./routes` → `expose-routes`. */
export const exposeChunkName = (module: string) => `expose-${module.replace('./', '')}`;

/**
 * Path of the delta from a client file of an earlier release, encoded as `dcz` (RFC 9842).
 * @param dictionaryHash SHA-256 of the earlier file, in hexadecimal
 */
export const deltaOf = (file: string, dictionaryHash: string) =>
  `${file}.${dictionaryHash.slice(0, 16)}.dcz`;
