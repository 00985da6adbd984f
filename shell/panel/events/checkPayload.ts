import type { PayloadSchema } from '@marketplace/contracts/facts/ReleaseFacts';
// biome-ignore lint/style/noRestrictedImports: zod/mini cannot read JSON Schema; shoppers never load the panel
import { config, fromJSONSchema } from 'zod';

// By default, zod compiles checks with `eval`, which the panel's content security policy forbids.
config({ jitless: true });

/**
 * Compares a payload with the schema of its topic. Members that the schema lacks are allowed, as
 * everywhere in the contracts.
 * @returns what differs, or `undefined` for a valid payload
 */
export function checkPayload(schema: PayloadSchema, payload: unknown): string | undefined {
  const { error } = fromJSONSchema(withUnknownMembers(schema)).safeParse(payload);
  if (!error) return undefined;
  return error.issues
    .map(({ path, message }) => `${path.join('.') || 'payload'}: ${message}`)
    .join('; ');
}

/**
 * Allows members that a schema does not state. A build forbids them in its schemas, but this is
 * true only for the payloads that it publishes itself.
 */
function withUnknownMembers(schema: PayloadSchema): Parameters<typeof fromJSONSchema>[0] {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  );
}
