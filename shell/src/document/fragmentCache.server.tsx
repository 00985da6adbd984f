import { createHash, randomBytes } from 'node:crypto';
import { type BoundedCache, createBoundedCache } from '@marketplace/contracts/boundedCache';
import type { RegionHostContext } from '@marketplace/contracts/rendering';
import type { ContextType, ReactNode } from 'react';
import { classesIn, DocumentStyles, type Markup } from './documentStyles.server';
import { renderAtOnce } from './renderAtOnce.server';

/** Most bytes of markup to keep. */
const CAPACITY = 16_000_000;

/** Names of classes that a build has, and more than twice as many: styles that are made of data. */
const MOST_CLASSES = 10_000;

interface Fragment {
  bytes: Buffer;
  classes: Set<string>;
}

/** Fragments and styles of earlier documents that a process keeps. */
export interface FragmentStore {
  markup: BoundedCache<Fragment>;
  styles: DocumentStyles;
  /** Begins the text that stands for a fragment in a document: nobody else can write it. */
  secret: string;
}

/** @returns the store; a new one once it holds too much */
export function createFragmentStore(): () => FragmentStore {
  const create = (): FragmentStore => ({
    markup: createBoundedCache({
      capacity: CAPACITY,
      weigh: ({ bytes }, key) => bytes.length + key.length,
    }),
    styles: new DocumentStyles(),
    secret: randomBytes(16).toString('base64url'),
  });
  let kept = create();
  return () => {
    if (kept.styles.size > MOST_CLASSES) kept = create();
    return kept;
  };
}

type FragmentCache = NonNullable<ContextType<typeof RegionHostContext>['fragments']>;

/** The fragments of one document. */
export interface DocumentFragments extends FragmentCache {
  /** Markup with fragments in place of the texts that stand for them. */
  insert: (text: string) => Markup;
}

/**
 * @param locale of the document
 * @param inContext gives a fragment the contexts it may read, which are the same for all visitors
 */
export function createFragmentCache(
  kept: FragmentStore,
  locale: string,
  inContext: (part: ReactNode) => ReactNode,
): DocumentFragments {
  const { markup, styles, secret } = kept;
  const used: Fragment[] = [];
  const places = new RegExp(`${secret}(\\d+)_`, 'g');

  return {
    read<Props extends object>(Part: (props: Props) => ReactNode, props: Props) {
      const shown = `${locale} ${keyOf(props)}`;
      const key = `${numberOf(Part)} ${shown}`;
      let part = markup.get(key);
      if (!part) {
        const text = renderAtOnce(styles.collect(inContext(<Part {...props} />)), {
          identifierPrefix: prefixOf(Part, shown),
        });
        if (text === undefined) return undefined;
        part = { bytes: Buffer.from(text), classes: classesIn(text) };
        markup.set(key, part);
      }
      used.push(part);
      return `${secret}${used.length - 1}_`;
    },
    insert(text) {
      const classes = classesIn(text);
      const pieces: (string | Buffer)[] = [];
      let end = 0;
      for (const place of text.matchAll(places)) {
        pieces.push(text.slice(end, place.index));
        end = place.index + place[0].length;
        const part = used[Number(place[1])];
        if (part) pieces.push(part.bytes);
        for (const name of part?.classes ?? []) classes.add(name);
      }
      return { pieces: [...pieces, text.slice(end)], classes };
    },
  };
}

/** Digests of objects that several parts and documents show. */
const digests = new WeakMap<object, string>();

function keyOf(data: object): string {
  return Object.entries(data)
    .map(([name, value]) => `${name}:${nameOf(name, value)}`)
    .join();
}

/** A short text for each value. */
function nameOf(prop: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return jsonOf(prop, value);
  const known = digests.get(value);
  if (known) return known;
  const digest = digestOf(jsonOf(prop, value));
  digests.set(value, digest);
  return digest;
}

/**
 * A property that is `undefined` reads like one that is left out.
 *
 * @throws where the value is not of JSON: a function, an instance of a class, a number that is not finite
 */
function jsonOf(name: string, value: unknown): string {
  if (!isData(value)) throw new Error(`The prop ${name} of a cached region is no data.`);
  return JSON.stringify(value);
}

// Not as a replacer, with which `JSON.stringify` takes half as long again.
function isData(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) {
    return typeof value !== 'function' && typeof value !== 'symbol';
  }
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).every(isData);
}

const numbers = new WeakMap<object, number>();
let count = 0;

/** A component's number, for keys: another one in each process. */
function numberOf(Part: object): number {
  const known = numbers.get(Part);
  if (known !== undefined) return known;
  count += 1;
  numbers.set(Part, count);
  return count;
}

/** The same in every process, so that copies of a document are. Parts of the same source and props share it. */
const prefixOf = (Part: object, shown: string) =>
  digestOf(`${sourceOf(Part)} ${shown}`).slice(0, 5);

/** The text of a component's function, within what `forwardRef` and `memo` made of it. */
function sourceOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part);
  return sourceOf('render' in part ? part.render : 'type' in part && part.type);
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
