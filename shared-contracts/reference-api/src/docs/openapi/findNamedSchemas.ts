import * as z from 'zod/mini';
import type { ContractSource } from '../source/readContract';
import type { Written } from '../source/resolveName';

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
