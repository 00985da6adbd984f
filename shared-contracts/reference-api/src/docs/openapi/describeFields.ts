import { readFields } from '../source/readFields';
import type { Written } from '../source/resolveName';
import type { JsonSchema } from './OpenApi';

/**
 * Adds the docblocks of fields to a schema, as their descriptions.
 * @returns the same schema
 */
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
  // If the schema is a list or a nullable value, its fields are one level deeper.
  if (schema.items) describeInside(schema.items, fields);
  for (const choice of schema.anyOf ?? []) describeInside(choice, fields);
}
