import * as z from 'zod/mini';

/** A value with one thing wrong about it. */
export interface Spoilt {
  /** In words: `a body without password`. */
  request: string;
  /** What a refusal should name. */
  field: string;
  value: Record<string, unknown>;
}

/** Of every kind a field can be wrong by; what a schema lets in is sorted out below. */
const WRONG: [string, unknown][] = [
  ['null', null],
  ['a number', 12_345_678],
  ['a text', '\u{1F400} not this'],
  ['true', true],
  ['a list', [{}]],
  ['an object', { inside: 1 }],
  ['an endless text', 'x'.repeat(3000)],
  ['a number below 0', -1],
  ['a fraction', 1.5],
  ['a number too large', 1e15],
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Every way to spoil one field of a value that fits: left out, and of each wrong kind. Fields of
 * objects inside are spoilt too. Only what the schema itself refuses is given.
 */
export function spoilFields(
  schema: z.core.$ZodType,
  good: Record<string, unknown>,
  keys: readonly string[],
  place: string,
): Spoilt[] {
  const candidates = keys.flatMap((key) => {
    const { [key]: given, ...without } = good;
    const left: Spoilt = { request: `${place} without ${key}`, field: key, value: without };
    const wrong = WRONG.map(([kind, value]) => ({
      request: `${place} with ${kind} as ${key}`,
      field: key,
      value: { ...good, [key]: value },
    }));
    const inside = isObject(given)
      ? spoilInside(given).map(({ request, field, value }) => ({
          request: `${place} with ${key} ${request}`,
          field,
          value: { ...good, [key]: value },
        }))
      : [];
    return [left, ...wrong, ...inside];
  });
  return candidates.filter(({ value, field }) => isRefusedFor(schema, value, field));
}

function spoilInside(good: Record<string, unknown>): Spoilt[] {
  return Object.keys(good).flatMap((key) => {
    const { [key]: _, ...without } = good;
    return [
      { request: `without ${key}`, field: key, value: without },
      { request: `with a list as ${key}`, field: key, value: { ...good, [key]: [{}] } },
    ];
  });
}

function isRefusedFor(schema: z.core.$ZodType, value: object, field: string): boolean {
  const { error } = z.safeParse(schema, value);
  return error?.issues.some(({ path }) => path.includes(field)) ?? false;
}
