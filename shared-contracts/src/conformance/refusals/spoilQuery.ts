import * as z from 'zod/mini';
import type { Spoilt } from './spoilFields';

/** All a query can hold is text, once or several times. */
const WRONG: [string, unknown][] = [
  ['empty', ''],
  ['a word', 'neither-nor'],
  ['below 0', '-1'],
  ['a fraction', '1.5'],
  ['too large', '1000000000'],
  ['endless', 'x'.repeat(1000)],
  ['given twice', ['neither', 'nor']],
];

/** Every way to spoil one key of a query that the schema itself refuses. */
export function spoilQuery(schema: z.ZodMiniObject, good: Record<string, unknown>): Spoilt[] {
  return Object.keys(schema.shape).flatMap((key) => {
    const { [key]: _, ...without } = good;
    const candidates: Spoilt[] = [
      { request: `a query without ${key}`, field: key, value: without },
      ...WRONG.map(([kind, value]) => ({
        request: `a query with ${key} ${kind}`,
        field: key,
        value: { ...good, [key]: value },
      })),
    ];
    return candidates.filter(({ value }) => !z.safeParse(schema, value).success);
  });
}
