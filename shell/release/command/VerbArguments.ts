import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { channelKey, isPreview } from '../channels';
import { type GateOverride, PART_NAME } from '../Registry';
import { PRODUCTION } from '../releaseSettings';

export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

const VERSION = /^[\w-][\w.-]*$/;

/** Arguments of a verb. Each getter throws an Error that says what is missing or wrong. */
export class VerbArguments {
  constructor(
    private readonly words: readonly string[],
    private readonly values: Values,
    /** Usage of the verb for messages, e.g. `publish <part>`. */
    private readonly usage: string,
    /** Parts of this checkout, and parts that were released. */
    readonly knownParts: readonly PartName[],
  ) {}

  /** @throws Error if an option has an empty value, e.g. that of an unset variable of a script */
  requireValues(): void {
    for (const [name, value] of Object.entries(this.values)) {
      const isEmpty = [value].flat().some((each) => typeof each === 'string' && !each.trim());
      if (isEmpty) throw new Error(`--${name} is empty: give its value or omit it.`);
    }
  }

  /** @throws Error if the command has more arguments than the verb reads */
  requireAtMost(words: number): void {
    const surplus = this.words[words];
    if (surplus === undefined) return;
    throw new Error(`"${surplus}" is one word too many. Usage: npm run release -- ${this.usage}`);
  }

  get part(): PartName {
    const [given] = this.words;
    if (given) return this.parsePart(given);
    return this.missing('the part', `one of ${this.knownParts.join(', ')}`);
  }

  /** The part that the command names, even if the part has no release and no sources yet. */
  get newPart(): PartName {
    const [given = ''] = this.words;
    const part = given.replaceAll('-', '_');
    if (PART_NAME.test(part)) return part;
    throw new Error(`"${given}" cannot name a part: use a name such as mf-loyalty.`);
  }

  /** The preview that the command names instead of a part. */
  get preview(): string | undefined {
    const [given = '', ...rest] = this.words;
    if (!isPreview(given)) return undefined;
    channelKey(given);
    if (rest.length === 0) return given;
    throw new Error(`Name the preview alone, without "${rest.join(' ')}": all its releases count.`);
  }

  /** All parts that the command names; at least one. */
  get parts(): PartName[] {
    return [this.part, ...this.words.slice(1).map((word) => this.parsePart(word))];
  }

  /** Undefined if the command names no part. The verb then shows all parts. */
  get partIfGiven(): PartName | undefined {
    return this.words.length > 0 ? this.part : undefined;
  }

  /** The argument at a position, as it was typed. */
  word(position: 0 | 1 | 2): string | undefined {
    return this.words[position];
  }

  version(position: 1 | 2): string | undefined {
    return parseVersion(this.words[position]);
  }

  requireVersion(): string {
    return this.version(1) ?? this.missing('the version', 'see `npm run release -- list <part>`');
  }

  get channel(): string {
    const channel = this.text('channel') ?? PRODUCTION;
    channelKey(channel);
    return channel;
  }

  get requiredWhy(): string {
    return this.text('why') ?? this.missing('the reason', '--why "…", for the history');
  }

  get overrides(): GateOverride[] {
    const { override } = this.values;
    return (Array.isArray(override) ? override : []).map((text) => {
      const [, gate, reason] = /^([\w-]+)=(.*\S.*)$/.exec(String(text)) ?? [];
      if (gate && reason) return { gate, reason };
      throw new Error(
        `--override is "${text}": give the gate and the reason, as in --override bytes="hotfix, follow-up is planned".`,
      );
    });
  }

  /** Live versions that the command may replace, by part; `none` for a part that has none. */
  get replaced(): ReadonlyMap<PartName, string> {
    const { replace } = this.values;
    const entries = (Array.isArray(replace) ? replace : []).map((text) => {
      const [, part, version] = /^([^@]*)@([\w-][\w.-]*)$/.exec(String(text)) ?? [];
      if (part && version) return [this.parsePart(part), version] as const;
      throw new Error(
        `--replace is "${text}": give the part and the version that production runs, as in --replace mf-content@1.0.0-3fa91c.`,
      );
    });
    return new Map(entries);
  }

  text(option: string): string | undefined {
    const value = this.values[option];
    return typeof value === 'string' ? value.trim() : undefined;
  }

  versionOption(option: string): string | undefined {
    return parseVersion(this.text(option));
  }

  has(option: string): boolean {
    return this.values[option] === true;
  }

  /** Accepts the federation name or the folder name of a part: `mf_content` or `mf-content`. */
  private parsePart(text: string): PartName {
    const part = this.knownParts.find((name) => name === text.replaceAll('-', '_'));
    if (part) return part;
    throw new Error(`There is no part "${text}": use one of ${this.knownParts.join(', ')}.`);
  }

  private missing(what: string, hint: string): never {
    throw new Error(`Name ${what} (${hint}). Usage: npm run release -- ${this.usage}`);
  }
}

function parseVersion(text: string | undefined): string | undefined {
  if (text === undefined || VERSION.test(text)) return text;
  throw new Error(`"${text}" is no version: use one of \`npm run release -- list <part>\`.`);
}
