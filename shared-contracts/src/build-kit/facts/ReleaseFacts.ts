import type { PageEntry } from '../../contracts/pages/PageEntry';

/** The subset of JSON Schema that `z.toJSONSchema` writes. */
export interface PayloadSchema {
  type?: string | string[];
  properties?: Record<string, PayloadSchema>;
  required?: string[];
  items?: PayloadSchema;
  anyOf?: PayloadSchema[];
  enum?: unknown[];
  const?: unknown;
}

/**
 * File and line in the sources, relative to the repository root, such as
 * `mf-content/src/blog/x.ts:12`.
 */
export type Place = string;

export interface EventUse {
  /** Schema of the payload, from the contracts that this build contains. */
  payload: PayloadSchema;
  /** Lines of the part's `manifest.ts` that name the topic. */
  at: Place[];
}

export interface RouteClaim {
  /**
   * Whole path with a leading slash, as in the page table; empty if the route has only an id. The
   * market's own slug is written as `:brand`.
   */
  path: string;
  /** Empty if the route has no id. */
  id: string;
  at: Place;
}

export interface ApiCallUse {
  /**
   * Method and path, such as `GET /blog/{handle}`. Old releases state `ANY` if the method is
   * unknown. A call that the contracts lack is stated by its id.
   */
  call: string;
  at: Place;
}

/** A remote's module that the shell loads. */
export interface ModuleUse {
  /**
   * `*` if every remote must expose the module; omitted if none has to. Shells from before
   * 2026-11-30 name the remote.
   */
  remote?: string;
  /** Exposed module, such as `./routes`. */
  module: string;
  /** Exports that the shell requires. */
  exports: string[];
  at: Place;
}

export interface MissingText {
  /** The English text, or the id if the text is unknown. */
  text: string;
  at: Place;
}

/** A text that a remote shows, but that only the shell's catalogues contain. */
export interface BorrowedText extends MissingText {
  id: string;
}

/** The team that owns a part, from `owner` in its package.json. */
export interface Contact {
  team: string;
  email?: string;
}

/**
 * Facts about one release: everything that the part provides to other parts or requires of them.
 * The build reads the facts from the manifest, the page table and the modules of the part. The
 * gates of the release command compare them (decision 041).
 */
export interface ReleaseFacts {
  /**
   * Hash of the shared modules and their libraries: those that a shell provides, or those that a
   * remote was built against.
   */
  sharedVersion: string;
  /**
   * Hash of the federation runtime, including our own code for it. All parts of a page must have
   * the same hash.
   */
  federationRuntime: string;
  /**
   * Each library of the shared modules, e.g. `react` → the version that the shell provides, or that
   * the remote was built against.
   */
  sharedLibraries: Record<string, string>;
  /** Shared module → export → source line that provides it (shell) or imports it (remote). */
  sharedExports: Record<string, Record<string, Place>>;
  events: { out: Record<string, EventUse>; in: Record<string, EventUse> };
  routes: RouteClaim[];
  /** Pages of the part. Releases from before 2026-11-29 state paths and their owners instead. */
  pages: PageEntry[] | Record<string, string>;
  apiCalls: ApiCallUse[];
  /** Exposed module (`./routes`) → its exports. `slotTable` derives slots and services from it. */
  exposedExports: Record<string, string[]>;
  uses: ModuleUse[];
  /** Sizes of the larger modules (`moduleSizes`). Releases from before 2026-11-29 lack them. */
  moduleSizes?: Record<string, number>;
  /**
   * Source lines that state pages, libraries and imports (`describePlaces`). Releases from before
   * 2026-11-30 lack them.
   */
  places?: Record<string, Place>;
  /** Locale → texts without a translation, which visitors would see in English or as an id. */
  missingTexts: Record<string, MissingText[]>;
  borrowedTexts: BorrowedText[];
  /** Locale → ids of the texts that the shell provides to every remote; empty in a remote. */
  lentTexts: Record<string, string[]>;
  contact: Contact;
}
