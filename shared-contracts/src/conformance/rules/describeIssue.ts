import type * as z from 'zod/mini';

/** A difference from a schema in words: `items.0.price is missing`. */
export function describeIssue({ path, code, message }: z.core.$ZodIssue, value: unknown): string {
  const field = path.map(String).join('.') || 'the reply';
  const found = path.reduce<unknown>(lookInto, value);
  if (code === 'invalid_type' && found === undefined) return `${field} is missing`;
  return `${field} ${message.startsWith('must') ? message : `is wrong: ${message}`}`;
}

const lookInto = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === String(key))?.[1]
    : undefined;
