import type { PayloadSchema } from '@marketplace/contracts/facts/ReleaseFacts';
// biome-ignore lint/style/noRestrictedImports: zod/mini cannot read JSON Schema; shoppers never load the panel
import { config, fromJSONSchema } from 'zod';

// Compiling a check needs `eval`, which the policy of the panel forbids.
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

/** Builds state that objects have no further members, which is true for what they produce only. */
function withUnknownMembers(schema: PayloadSchema): Parameters<typeof fromJSONSchema>[0] {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  );
}
