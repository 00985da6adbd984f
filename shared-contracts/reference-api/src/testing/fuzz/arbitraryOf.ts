import fc from 'fast-check';
import * as z from 'zod/mini';
import type { JsonSchema } from '../../docs/openapi/OpenApi';
import { hostileValue } from './hostileValue';

/** Values that exist in the tested market: uuids, and texts such as handles. */
export interface KnownValues {
  uuids: readonly string[];
  texts: readonly string[];
}

/** Weight of valid values, compared with a weight of 1 for invalid values. */
const FITTING = 3;
const LONGEST_LIST = 3;

/** Generates objects for a schema: mostly valid objects, else objects with one hostile field. */
export function arbitraryOf(
  schema: z.core.$ZodType | undefined,
  known: KnownValues,
): fc.Arbitrary<Record<string, unknown>> {
  if (!schema) return fc.constant({});
  // The cast is safe: `JsonSchema` names only the part of JSON Schema that is read here.
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const fitting = objectOf(json, known);
  const keys = [...Object.keys(json.properties ?? {}), 'keyNobodyKnows'];
  const spoilt = fc
    .tuple(fitting, fc.constantFrom(...keys), hostileValue)
    .map(([value, key, hostile]) => ({ ...value, [key]: hostile }));
  return fc.oneof({ weight: FITTING, arbitrary: fitting }, { weight: 1, arbitrary: spoilt });
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  known: KnownValues,
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([key, each]) => {
    const value = valueFor(each, known);
    // Omits each optional field in four of five objects, because a list request with all filters
    // would always return an empty list.
    const seldom = fc.oneof({ weight: 4, arbitrary: fc.constant(LEFT_OUT) }, value);
    return [key, required.includes(key) ? value : seldom];
  });
  return fc
    .record<Record<string, unknown>>(Object.fromEntries(fields))
    .map((given) =>
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== LEFT_OUT)),
    );
}

const LEFT_OUT = Symbol('left out');

function valueFor(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valueFor(each, known)));
  if (schema.properties) return objectOf(schema, known);
  const types = [schema.type ?? []].flat();
  const arbitraries = types.map((type) => plainOf(type, schema, known));
  return arbitraries.length === 0 ? hostileValue : fc.oneof(...arbitraries);
}

function plainOf(type: string, schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  switch (type) {
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return integerOf(schema);
    case 'number':
      return fc.oneof(integerOf(schema), fc.double({ noNaN: true, min: 0, max: 1e6 }));
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, known), { maxLength: LONGEST_LIST });
    default:
      return textOf(schema, known);
  }
}

/**
 * Generates mostly small numbers, because these are more likely to be valid for the data, e.g. as
 * page numbers. Sometimes generates the lowest or highest allowed number.
 */
function integerOf({ minimum = 0, maximum = 1e6 }: JsonSchema): fc.Arbitrary<number> {
  const least = Math.max(minimum, -1e6);
  const most = Math.min(maximum, 1e6);
  return fc.oneof(
    fc.integer({ min: least, max: Math.min(least + 10, most) }),
    fc.constantFrom(least, most),
  );
}

function textOf({ format, minLength = 0, maxLength = 100 }: JsonSchema, known: KnownValues) {
  if (format === 'uuid' || format === 'guid') {
    return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known.uuids) }, fc.uuid());
  }
  if (format === 'email') return fc.emailAddress();
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...known.texts, ...known.uuids) },
    fc.string({ minLength, maxLength, size: 'small', unit: 'grapheme' }),
  );
}
