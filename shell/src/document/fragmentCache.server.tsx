import { createHash, randomBytes } from 'node:crypto';
import { type BoundedCache, createBoundedCache } from '@marketplace/contracts/boundedCache';
import type { RegionHostContext } from '@marketplace/contracts/rendering';
import type { ContextType, ReactNode } from 'react';
import { classesIn, DocumentStyles, type Markup } from './documentStyles.server';
import { renderAtOnce } from './renderAtOnce.server';

/** Capacity of the markup cache, bytes. */
const CAPACITY = 16_000_000;

/**
 * Upper limit for compiled classes: more than twice as many as a build has. Only styles that are
 * generated from data can exceed it.
 */
const MOST_CLASSES = 10_000;

interface Fragment {
  bytes: Buffer;
  classes: Set<string>;
}

/** Fragments and styles of earlier documents. Each process has its own store. */
export interface FragmentStore {
  markup: BoundedCache<Fragment>;
  styles: DocumentStyles;
  /** Random prefix of the placeholders for fragments, so that no other text can imitate them. */
  secret: string;
}

/**
 * @returns a function that returns the store; it begins a new store when the old one has too many
 * classes
 */
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
  /** Replaces each placeholder in the text by its fragment. */
  insert: (text: string) => Markup;
}

/**
 * Makes the fragments of one document. They come from the store or are added to it.
 * @param locale language of the document
 * @param inContext wraps a fragment in the contexts that it may read; they must be the same for all
 * visitors
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

/** Digests of objects. They are cached, because several regions and documents share an object. */
const digests = new WeakMap<object, string>();

function keyOf(data: object): string {
  return Object.entries(data)
    .map(([name, value]) => `${name}:${nameOf(name, value)}`)
    .join();
}

/** @returns a short text that identifies the value */
function nameOf(prop: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return jsonOf(prop, value);
  const known = digests.get(value);
  if (known) return known;
  const digest = digestOf(jsonOf(prop, value));
  digests.set(value, digest);
  return digest;
}

/**
 * Serialises a value. Treats an `undefined` property as absent.
 * @throws Error if JSON cannot represent the value, e.g. a function, a class instance or an
 * infinite number
 */
function jsonOf(name: string, value: unknown): string {
  if (!isData(value)) throw new Error(`The prop ${name} of a cached region is no data.`);
  return JSON.stringify(value);
}

// Separate from `JSON.stringify`, which would take 50 % longer with a replacer.
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

/** @returns a number that identifies the component in cache keys; it differs between processes */
function numberOf(Part: object): number {
  const known = numbers.get(Part);
  if (known !== undefined) return known;
  count += 1;
  numbers.set(Part, count);
  return count;
}

/**
 * Prefix of the ids in a fragment. It depends only on the component's source code and props,
 * because all processes must write the same document.
 */
const prefixOf = (Part: object, shown: string) =>
  digestOf(`${sourceOf(Part)} ${shown}`).slice(0, 5);

/** Source code of a component's function, also if `forwardRef` or `memo` wraps it. */
function sourceOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return String(part);
  return sourceOf('render' in part ? part.render : 'type' in part && part.type);
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url');
