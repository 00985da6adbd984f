import { readFields } from '../source/readFields';
import type { Written } from '../source/resolveName';
import type { JsonSchema } from './OpenApi';

/** Puts the meaning of each field, as its docblock gives it, into a schema; gives the schema. */
export function describeFields(schema: JsonSchema, written: Written): JsonSchema {
  const fields = readFields(written);
  if (fields.size > 0) describeInside(schema, fields);
  return schema;
}

type Fields = ReturnType<typeof readFields>;

function describeInside(schema: JsonSchema, fields: Fields): void {
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const field = fields.get(key);
    if (!field) continue;
    if (field.doc) property.description = field.doc;
    describeFields(property, field.written);
  }
  // A list, or what may be null, holds the fields one level further in.
  if (schema.items) describeInside(schema.items, fields);
  for (const choice of schema.anyOf ?? []) describeInside(choice, fields);
}
