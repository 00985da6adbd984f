import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { LoggedPage } from '../findLoggedPage';
import type { GateRequest, GateResult } from '../gates/Gate';
import type { KeyPlaces } from '../signing/keyPair';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import type { VerbArguments } from './VerbArguments';

export type CheckRelease = (request: GateRequest) => Promise<GateResult[]>;

/** Services and settings that the verbs use. */
export interface CommandContext {
  storage: ReleaseStorage;
  keys: KeyPlaces;
  /** Author of the change that the command makes. */
  author: string;
  now: () => Date;
  print: (text: string) => void;
  /** Prints progress, which is no part of the result. */
  say: (text: string) => void;
  checkRelease: CheckRelease;
  /** Finds the page that showed an error code, in the log of the gateway on this machine. */
  findPage: (code: string) => Promise<LoggedPage | undefined>;
  /**
   * Commit of the checkout, with `-dirty` if sources of the part are uncommitted. Empty outside a
   * checkout.
   */
  revisionOf: (part: PartName) => Promise<string>;
  /** Adds new texts of a part to its `.po` files, so that visitors do not see the ids of texts. */
  extract: (part: PartName) => Promise<void>;
  /** Builds a part's `client/` and `server/` into a folder. */
  build: (part: PartName, version: string, folder: string) => Promise<void>;
}

export interface VerbOption {
  type: 'string' | 'boolean';
  /** True for an option that can be repeated. */
  multiple?: boolean;
  help: string;
}

export interface Verb {
  name: string;
  /** Arguments after the verb, e.g. `<part> [version]`. */
  usage: string;
  /** Maximum number of arguments after the verb, without options. */
  words: number;
  summary: string;
  options: Record<string, VerbOption>;
  run: (context: CommandContext, args: VerbArguments) => Promise<void>;
}

/** Options that several verbs share. */
export const OPTIONS = {
  channel: {
    type: 'string',
    help: 'production (default), staging or preview/<branch>',
  },
  why: { type: 'string', help: 'the reason, kept in the history' },
  override: {
    type: 'string',
    multiple: true,
    help: '<gate>=<reason>: go live although this gate refuses; kept in the history',
  },
  dirty: { type: 'boolean', help: 'release sources that are not committed' },
  json: { type: 'boolean', help: 'print JSON' },
} as const satisfies Record<string, VerbOption>;
