import type { JsonSchema } from './OpenApi';
import { SAMPLES, SAMPLES_WITHIN } from './samples';

type Example = (schema: JsonSchema) => unknown;

/** The name of a value's field, and the name of the schema that contains the field. */
interface Place {
  key: string;
  home: string;
}

/**
 * Creates a function that makes an example for a schema. A field gets the constant, the default or
 * the first enum value of its schema. If there is none, it gets the value for its name in
 * `samples.ts`, if that value has the right type. Otherwise it gets a simple value of its type.
 */
export function createExamples(named: Record<string, JsonSchema>): Example {
  function make(schema: JsonSchema, place: Place): unknown {
    const name = schema.$ref?.split('/').at(-1);
    if (name) return make(named[name] ?? {}, { ...place, home: name });
    if (schema.properties) return makeObject(schema.properties, place.home);
    const given = schema.const ?? schema.default ?? schema.enum?.[0];
    if (given !== undefined && given !== '') return given;
    return sampleFor(schema, place) ?? makeUnnamed(schema, place);
  }

  function makeObject(properties: Record<string, JsonSchema>, home: string): object {
    const fields = Object.entries(properties);
    return Object.fromEntries(fields.map(([key, each]) => [key, make(each, { key, home })]));
  }

  function makeUnnamed(schema: JsonSchema, place: Place): unknown {
    if (schema.anyOf?.[0]) return make(schema.anyOf[0], place);
    if (schema.type !== 'array') return samplePlain(schema);
    const { items, minItems = 1 } = schema;
    // A list must be empty if its schema has no `items` or if no item is valid (`not`), such as the
    // list at the last level of a menu.
    if (!items || items.not) return [];
    return Array.from({ length: minItems }, () => make(items, place));
  }

  return (schema) => make(schema, { key: '', home: '' });
}

function sampleFor(schema: JsonSchema, { key, home }: Place): unknown {
  const sample = SAMPLES_WITHIN[home]?.[key] ?? SAMPLES[key];
  const types = [schema, ...(schema.anyOf ?? [])].flatMap(({ type }) => type ?? []);
  const kinds = Array.isArray(sample) ? ['array'] : KINDS[typeof sample];
  return kinds?.some((kind) => types.includes(kind)) ? sample : undefined;
}

/** JSON Schema types of a JavaScript value. The keys are results of `typeof`. */
const KINDS: Readonly<Record<string, string[]>> = {
  string: ['string'],
  number: ['number', 'integer'],
  boolean: ['boolean'],
};

const UUID = '3f2b6c1a-9d84-4e57-a0c3-7b1e5d92f806';
const MOMENT = '2024-05-01T09:30:00.000Z';

/** Returns a simple value of a type without inner schemas. */
function samplePlain({ type, format, minimum }: JsonSchema): unknown {
  const kind = Array.isArray(type) ? type[0] : type;
  switch (kind) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(1, minimum ?? 1);
    case 'string':
      return SAMPLE_TEXTS.get(format ?? '') ?? 'text';
    default:
      return null;
  }
}

const SAMPLE_TEXTS = new Map([
  ['date-time', MOMENT],
  ['guid', UUID],
  ['uuid', UUID],
]);
