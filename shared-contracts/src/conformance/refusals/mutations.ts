import * as z from 'zod/mini';

/** A value with exactly one invalid field. */
export interface Mutation {
  /** Description of the request: `a body without password`. */
  request: string;
  /** The field that the refusal should name. */
  field: string;
  value: Record<string, unknown>;
}

/** Candidates for every type; `mutateFields` drops those that the field's schema accepts. */
const WRONG_VALUES: [string, unknown][] = [
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
 * Invalidates one field of a valid value at a time: omits it, or sets it to each wrong value. In a
 * nested object, omits each field or sets it to a list.
 * @returns the mutations that the schema refuses
 */
export function mutateFields(
  schema: z.core.$ZodType,
  good: Record<string, unknown>,
  keys: readonly string[],
  place: string,
): Mutation[] {
  const candidates = keys.flatMap((key) => {
    const { [key]: given, ...without } = good;
    const left: Mutation = { request: `${place} without ${key}`, field: key, value: without };
    const wrong = WRONG_VALUES.map(([kind, value]) => ({
      request: `${place} with ${kind} as ${key}`,
      field: key,
      value: { ...good, [key]: value },
    }));
    const inside = isObject(given)
      ? mutateInside(given).map(({ request, field, value }) => ({
          request: `${place} with ${key} ${request}`,
          field,
          value: { ...good, [key]: value },
        }))
      : [];
    return [left, ...wrong, ...inside];
  });
  return candidates.filter(({ value, field }) => isRefusedFor(schema, value, field));
}

function mutateInside(good: Record<string, unknown>): Mutation[] {
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

/**
 * Wrong values for a key of a query. A query contains only texts, but may contain a key several
 * times.
 */
const WRONG_TEXTS: [string, unknown][] = [
  ['empty', ''],
  ['a word', 'neither-nor'],
  ['below 0', '-1'],
  ['a fraction', '1.5'],
  ['too large', '1000000000'],
  ['endless', 'x'.repeat(1000)],
  ['given twice', ['neither', 'nor']],
];

/**
 * Invalidates one key of a valid query at a time.
 * @returns the mutations that the schema refuses
 */
export function mutateQuery(schema: z.ZodMiniObject, good: Record<string, unknown>): Mutation[] {
  return Object.keys(schema.shape).flatMap((key) => {
    const { [key]: _, ...without } = good;
    const candidates: Mutation[] = [
      { request: `a query without ${key}`, field: key, value: without },
      ...WRONG_TEXTS.map(([kind, value]) => ({
        request: `a query with ${key} ${kind}`,
        field: key,
        value: { ...good, [key]: value },
      })),
    ];
    return candidates.filter(({ value }) => !z.safeParse(schema, value).success);
  });
}
