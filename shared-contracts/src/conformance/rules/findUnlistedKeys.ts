import * as z from 'zod/mini';

/** Paths of keys a value has and its schema does not list, list positions written as `[]`. */
export function findUnlistedKeys(schema: z.core.$ZodType, value: unknown, path = ''): string[] {
  const inner = innerOf(schema);
  if (inner && value !== null && value !== undefined) {
    return Array.isArray(value)
      ? value.flatMap((each) => findUnlistedKeys(inner, each, `${path}[]`))
      : findUnlistedKeys(inner, value, path);
  }
  if (!(schema instanceof z.ZodMiniObject) || typeof value !== 'object' || value === null)
    return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const field = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
    const at = path === '' ? key : `${path}.${key}`;
    return field ? findUnlistedKeys(field, each, at) : [at];
  });
}

/** What a list is of, or what something is when it is there. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodMiniArray) return schema._zod.def.element;
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    return schema._zod.def.innerType;
  }
  return undefined;
}
