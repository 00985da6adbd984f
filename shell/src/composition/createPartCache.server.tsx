import { createHash, randomBytes } from 'node:crypto';
import { type BoundedCache, createBoundedCache } from '@marketplace/contracts/boundedCache';
import { type PartCache, readSettled } from '@marketplace/contracts/islands';
import type { ComponentType, ReactNode } from 'react';
import { classesIn, DocumentStyles, type Markup } from './documentStyles.server';
import { renderAtOnce } from './renderAtOnce.server';

/** Most characters of keys and markup to keep. */
const CAPACITY = 16_000_000;

/** Names of classes that a build has, and more than twice as many: styles that are made of data. */
const MOST_CLASSES = 10_000;

/** What a process keeps of the documents it has made. */
export interface KeptParts {
  markup: BoundedCache<Markup>;
  styles: DocumentStyles;
  /** Begins what stands for markup in a document: nobody else can write it. */
  secret: string;
}

/** @returns gives what is kept, anew where it has become too much */
export function keepParts(): () => KeptParts {
  const create = (): KeptParts => ({
    markup: createBoundedCache({
      capacity: CAPACITY,
      weigh: ({ text }, key) => text.length + key.length,
    }),
    styles: new DocumentStyles(),
    secret: randomBytes(12).toString('base64url'),
  });
  let kept = create();
  return () => {
    if (kept.styles.size > MOST_CLASSES) kept = create();
    return kept;
  };
}

/** The parts of one document. */
export interface DocumentParts extends PartCache {
  /** Markup with parts in the places of what stands for them. */
  insert: (text: string) => Markup;
}

/**
 * @param locale of the document
 * @param inContext gives a part the contexts it may read, which are the same for all visitors
 */
export function createPartCache(
  kept: KeptParts,
  locale: string,
  inContext: (part: ReactNode) => ReactNode,
): DocumentParts {
  const { markup, styles, secret } = kept;
  const used: Markup[] = [];
  const places = new RegExp(`${secret}(\\d+)_`, 'g');

  return {
    read<Props extends object>(Part: ComponentType<Props>, props: Props) {
      const data = dataOf(props);
      if (!data) return undefined;
      const key = `${locale} ${numberOf(Part)} ${keyOf(data)}`;
      let part = markup.get(key);
      if (!part) {
        const text = renderAtOnce(styles.collect(inContext(<Part {...props} />)), {
          identifierPrefix: prefixOf(key),
        });
        if (text === undefined) return undefined;
        part = { text, classes: classesIn(text) };
        markup.set(key, part);
      }
      used.push(part);
      return `${secret}${used.length - 1}_`;
    },
    insert(text) {
      const classes = classesIn(text);
      const whole = text.replace(places, (_place, index) => {
        const part = used[Number(index)];
        for (const name of part?.classes ?? []) classes.add(name);
        return part?.text ?? '';
      });
      return { text: whole, classes };
    },
  };
}

/** @returns `undefined` where loading has failed */
function dataOf(props: object): Record<string, unknown> | undefined {
  const data: Record<string, unknown> = {};
  for (const [name, prop] of Object.entries(props)) {
    const outcome = prop instanceof Promise ? readSettled(prop) : { value: prop };
    if (!('value' in outcome)) return undefined;
    data[name] = outcome.value;
  }
  return data;
}

/** Texts of objects that several parts of a document show. */
const texts = new WeakMap<object, string>();

function keyOf(data: Readonly<Record<string, unknown>>): string {
  return Object.entries(data)
    .map(([name, value]) => `${name}:${textOf(name, value)}`)
    .join();
}

/** @throws where two values may read the same as JSON */
function textOf(name: string, value: unknown): string {
  const isObject = typeof value === 'object' && value !== null;
  const known = isObject && texts.get(value);
  if (known) return known;
  const text = JSON.stringify(value, function checked(this: Record<string, unknown>, key, own) {
    // `own` is what a date, say, calls its JSON.
    if (!isData(this[key])) throw new Error(`The prop ${name} of a cached part is no data.`);
    return own;
  });
  if (isObject) texts.set(value, text);
  return text;
}

function isData(value: unknown): boolean {
  if (typeof value !== 'object') return typeof value !== 'function' && typeof value !== 'symbol';
  return (
    value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  );
}

const numbers = new WeakMap<object, number>();
let count = 0;

/** Of a component, for keys. */
function numberOf(Part: object): number {
  const known = numbers.get(Part);
  if (known !== undefined) return known;
  count += 1;
  numbers.set(Part, count);
  return count;
}

/** The same in every process, so that copies of a document are. */
const prefixOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 5);
