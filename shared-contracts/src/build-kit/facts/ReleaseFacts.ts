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

/** File and line in the sources, relative to the repository root: `mf-content/src/blog/x.ts:12`. */
export type Place = string;

export interface EventUse {
  /** Payload according to the contracts that this build contains. */
  payload: PayloadSchema;
  /** Lines that publish the topic or subscribe to it. */
  at: Place[];
}

export interface RouteClaim {
  /**
   * Whole path with its leading slash, as in the page table; `/:brand` for the market's own slug.
   */
  path: string;
  /** Empty if the route has no id. */
  id: string;
  at: Place;
}

export interface ApiCallUse {
  /** Method and path, such as `GET /blog/{handle}`; old releases say `ANY` for an unknown method. */
  call: string;
  at: Place;
}

/** A module of a remote that the shell loads. */
export interface ModuleUse {
  /** Federation name; `*` for every remote. */
  remote: string;
  /** Such as `./routes`. */
  module: string;
  /** Exports that the shell requires. */
  exports: string[];
  at: Place;
}

export interface MissingText {
  /** The English text if it is known, else its id. */
  text: string;
  at: Place;
}

/** Text that a remote shows from the shell's catalogues. */
export interface BorrowedText extends MissingText {
  id: string;
}

/** The team that owns a part, from `owner` in its package.json. */
export interface Contact {
  team: string;
  email?: string;
}

/**
 * What a build provides to other parts and requires of them, read from its modules during the
 * build. The gates of the release command compare these (decision 041).
 */
export interface ReleaseFacts {
  /**
   * Hash of the shared modules and their libraries, which the shell provides or the remote was
   * built against.
   */
  sharedVersion: string;
  /**
   * Hash of the federation runtime, including our own code for it; must be equal in all parts of a
   * page.
   */
  federationRuntime: string;
  /**
   * Library of the shared modules → version, which the shell provides or the remote was built
   * against.
   */
  sharedLibraries: Record<string, string>;
  /** Shared module → export → source line: provided by the shell, or imported by a remote. */
  sharedExports: Record<string, Record<string, Place>>;
  events: { out: Record<string, EventUse>; in: Record<string, EventUse> };
  routes: RouteClaim[];
  /** Path → owner at the time of the build; a remote lists only its own pages. */
  pages: Record<string, string>;
  apiCalls: ApiCallUse[];
  /** Exposed module (`./routes`) → its exports. */
  exposedExports: Record<string, string[]>;
  uses: ModuleUse[];
  /** Locale → texts that visitors would see as an id or in English. */
  missingTexts: Record<string, MissingText[]>;
  borrowedTexts: BorrowedText[];
  /** Locale → ids of the texts that the shell provides to every remote; empty in a remote. */
  lentTexts: Record<string, string[]>;
  contact: Contact;
}
