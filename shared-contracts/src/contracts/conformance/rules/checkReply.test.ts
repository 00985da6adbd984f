import * as z from 'zod/mini';
import { findUnlistedKeys } from './checkReply';

const inner = z.object({ name: z.string() });
const schema = z.object({
  list: z.array(inner),
  maybe: z.nullable(inner),
  optional: z.optional(z.array(inner)),
});

describe('findUnlistedKeys', () => {
  it.each<[unknown, string[]]>([
    [{ list: [], maybe: null }, []],
    [
      {
        list: [
          { name: 'a', x: 1 },
          { name: 'b', x: 2 },
        ],
        maybe: null,
      },
      ['list[].x', 'list[].x'],
    ],
    [{ list: [], maybe: { name: 'a', y: {} } }, ['maybe.y']],
    [{ list: [], maybe: null, optional: [{ z: 1 }] }, ['optional[].z']],
    [{ list: [], maybe: null, toString: 1 }, ['toString']],
  ])('finds in %j: %j', (value, keys) => {
    expect(findUnlistedKeys(schema, value)).toEqual(keys);
  });
});
