import * as z from 'zod/mini';
import type { ContractSource } from '../source/readContract';
import type { Written } from '../source/resolveName';
import type { JsonSchema } from './OpenApi';

interface Built {
  /** The converted schemas, with the same keys as in `given`. */
  schemas: Record<string, JsonSchema>;
  /** Named schemas to which `schemas` refer. The keys are their names. */
  named: Record<string, JsonSchema>;
}

/**
 * Converts Zod schemas to JSON Schema. Several of them may refer to the same named schema.
 * @param io `input` for schemas of requests, `output` for schemas of replies
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
    // Removes `additionalProperties`: clients must accept unknown keys, because later versions of
    // the contract may add keys.
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      delete jsonSchema.id;
    },
  });
  // References are replaced in the JSON text, because they can be at any depth.
  const text = JSON.stringify(built).replaceAll('"#/$defs/', '"#/components/schemas/');
  // The cast is safe: `toJSONSchema` returns `properties` and `$defs`, and `JsonSchema` has both.
  const { properties = {}, $defs = {} } = JSON.parse(text) as JsonSchema;
  return { schemas: properties, named: $defs };
}

/** A schema of an object or enum that the contract exports. */
export interface NamedSchema {
  name: string;
  schema: z.ZodMiniType;
  written: Written;
  doc: string;
}

export async function findNamedSchemas(source: ContractSource): Promise<NamedSchema[]> {
  const found: NamedSchema[] = [];
  for (const module of source.values()) {
    if (module.consts.size === 0) continue;
    const exported: object = await import(`@marketplace/contracts/api/${module.name}`);
    for (const [key, schema] of Object.entries(exported)) {
      const written = module.consts.get(key);
      const isNamed = schema instanceof z.ZodMiniObject || schema instanceof z.ZodMiniEnum;
      if (!written || !isNamed) continue;
      found.push({
        name: `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
        schema,
        written: { value: written.value, module, source },
        doc: written.doc,
      });
    }
  }
  return found;
}
