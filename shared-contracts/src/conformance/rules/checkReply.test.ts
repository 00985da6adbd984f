import * as z from 'zod/mini';
import { listHomeSliders } from '../../contracts/api/sliders';
import { checkReply, findUnlistedKeys } from './checkReply';

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
  ])('finds in %j the keys that the schema does not list: %j', (value, keys) => {
    expect(findUnlistedKeys(schema, value)).toEqual(keys);
  });
});

it.each([
  ['public, max-age=60, stale-while-revalidate=240', []],
  [
    'public, max-age=60, stale-while-revalidate=600',
    ['cache-control: stale-while-revalidate of at most 240 expected'],
  ],
])('checkReply compares stale-while-revalidate with its maximum: %s', (said, expected) => {
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': said });
  const body = { items: [] };
  const warned: string[] = [];
  const differ = jest.fn();
  const warn = (_id: string, what: string) => void warned.push(what.replace(/, got.*/, ''));
  const answer = { status: 200, headers, body };
  checkReply(listHomeSliders, answer, { differ, warn, skip: jest.fn() }, true);
  expect(differ).not.toHaveBeenCalled();
  expect(warned).toEqual(expected);
});

it.each([
  [undefined, undefined, []],
  ['bn', 'accept-encoding, Accept-Language', []],
  ['bn', 'accept-encoding', ['vary: accept-language expected beside content-language']],
])(
  'checkReply requires Vary: Accept-Language if a reply has Content-Language (language %s, vary %s)',
  (language, vary, expected) => {
    const headers = new Headers({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=60',
      ...(language && { 'content-language': language }),
      ...(vary && { vary }),
    });
    const warned: string[] = [];
    const warn = (_id: string, what: string) => void warned.push(what.replace(/, got.*/, ''));
    const findings = { differ: jest.fn(), warn, skip: jest.fn() };
    checkReply(listHomeSliders, { status: 200, headers, body: { items: [] } }, findings, true);
    expect(warned).toEqual(expected);
  },
);
