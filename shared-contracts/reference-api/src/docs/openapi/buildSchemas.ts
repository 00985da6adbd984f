import * as z from 'zod/mini';
import type { NamedSchema } from './findNamedSchemas';
import type { JsonSchema } from './JsonSchema';

interface Built {
  /** By the keys given. */
  schemas: Record<string, JsonSchema>;
  /** What those refer to, by name. */
  named: Record<string, JsonSchema>;
}

/**
 * JSON Schemas of many schemas at once, those with a name being referred to.
 * @param io what a caller may send, or what they are replied
 */
export function buildSchemas(
  given: Record<string, z.core.$ZodType>,
  names: readonly NamedSchema[],
  io: 'input' | 'output',
): Built {
  const metadata = z.core.registry<{ id: string }>();
  for (const { name, schema } of names) metadata.add(schema, { id: name });
  const built = z.toJSONSchema(z.object(given), {
    io,
    metadata,
    unrepresentable: 'any',
    // Readers must let in keys they do not know: contracts grow by addition.
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      delete jsonSchema.id;
    },
  });
  // One text, so that every reference is turned wherever it stands.
  const text = JSON.stringify(built).replaceAll('"#/$defs/', '"#/components/schemas/');
  // toJSONSchema wrote it; JsonSchema is the part of it that is read here.
  const { properties = {}, $defs = {} } = JSON.parse(text) as JsonSchema;
  return { schemas: properties, named: $defs };
}
