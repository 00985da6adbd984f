/** A JSON Schema of what `z.toJSONSchema` writes. */
export interface PayloadSchema {
  type?: string | string[];
  properties?: Record<string, PayloadSchema>;
  required?: string[];
  items?: PayloadSchema;
  anyOf?: PayloadSchema[];
  enum?: unknown[];
  const?: unknown;
}

/** File and line in the sources, from the repository's top folder: `mf-content/src/blog/x.ts:12`. */
export type Place = string;

export interface EventUse {
  /** The payload as the build's own contracts state it. */
  payload: PayloadSchema;
  /** Places that publish or hear the topic. */
  at: Place[];
}

export interface RouteClaim {
  /** Whole path with its leading slash, as in the page table; `/:brand` for the market's own slug. */
  path: string;
  /** Empty for a route without one. */
  id: string;
  at: Place;
}

export interface ApiCallUse {
  /** Method and path, e.g. `GET /blog/{handle}`; `ANY` where the method is not known. */
  call: string;
  at: Place;
}

/** A module of a remote that the shell loads. */
export interface ModuleUse {
  /** Federation name; `*` for every remote. */
  remote: string;
  /** `./routes`. */
  module: string;
  /** Exports it must have. */
  exports: string[];
  at: Place;
}

export interface MissingText {
  /** The text in English where it is known, else its id. */
  text: string;
  at: Place;
}

/** Text that a remote shows and the shell's catalogues hold. */
export interface BorrowedText extends MissingText {
  id: string;
}

/** The team that answers for a part, from `owner` of its package.json. */
export interface Contact {
  team: string;
  email?: string;
}

/**
 * Needs and offers of a build towards other parts, read from its modules while it is built. The
 * gates of the release command compare these (decision 041).
 */
export interface ReleaseFacts {
  /** Hash of the shared modules' code and of the libraries behind them: provided, or built against. */
  sharedVersion: string;
  /** Hash of the federation runtime with what is edited in it; equal in all parts of a page. */
  federationRuntime: string;
  /** Libraries behind the shared modules → version: provided, or built against. */
  sharedLibraries: Record<string, string>;
  /** Shared module → export → place: what the shell provides, or what a remote imports. */
  sharedExports: Record<string, Record<string, Place>>;
  events: { out: Record<string, EventUse>; in: Record<string, EventUse> };
  routes: RouteClaim[];
  /** Path → owner, as the shell was built with it; a remote has its own pages only. */
  pages: Record<string, string>;
  apiCalls: ApiCallUse[];
  /** Exposed module (`./routes`) → its exports. */
  exposedExports: Record<string, string[]>;
  uses: ModuleUse[];
  /** Locale → texts that shoppers would read as an id or in English. */
  missingTexts: Record<string, MissingText[]>;
  borrowedTexts: BorrowedText[];
  /** Locale → ids of texts that the shell holds for every remote; empty in a remote. */
  lentTexts: Record<string, string[]>;
  contact: Contact;
}
