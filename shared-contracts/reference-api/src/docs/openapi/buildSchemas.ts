import * as z from 'zod/mini';
import type { ContractSource } from '../source/readContract';
import type { Written } from '../source/resolveName';
import type { JsonSchema } from './OpenApi';

interface Built {
  /** Schemas by the keys that were given. */
  schemas: Record<string, JsonSchema>;
  /** Named schemas to which these schemas refer. */
  named: Record<string, JsonSchema>;
}

/**
 * Converts many schemas to JSON Schema together; named schemas become references.
 * @param io whether the schemas describe a request or a reply
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
    // Clients must accept unknown keys, because new versions of the contract add keys.
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      delete jsonSchema.id;
    },
  });
  // Rewrites the references in the JSON text, where they are found at any depth.
  const text = JSON.stringify(built).replaceAll('"#/$defs/', '"#/components/schemas/');
  // `toJSONSchema` returns `$defs` too, but its type does not say so; `JsonSchema` has both
  // properties.
  const { properties = {}, $defs = {} } = JSON.parse(text) as JsonSchema;
  return { schemas: properties, named: $defs };
}

/** An object or enum schema that the contract exports under a name. */
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
