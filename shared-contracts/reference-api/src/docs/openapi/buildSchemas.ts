import * as z from 'zod/mini';
import type { ContractSource } from '../source/readContract';
import type { Written } from '../source/resolveName';
import type { JsonSchema } from './OpenApi';

interface Built {
  /** By the keys given. */
  schemas: Record<string, JsonSchema>;
  /** Schemas those refer to, by name. */
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

/** A schema the contract exports: an object or a list of words that has a name of its own. */
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
