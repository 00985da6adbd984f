import { eventSchemas } from '@marketplace/contracts/events/eventSchemas';
import type { PayloadSchema } from '@marketplace/contracts/facts/ReleaseFacts';
import * as z from 'zod/mini';
import { payloadDifferences } from './payloadDifferences';
import { payloadOf } from './testing/buildRelease';

const text = { type: 'string' };
const nullable = { anyOf: [text, { type: 'null' }] };
const listOf = (items: object) => ({ type: 'array', items });
const one = (field: object) => ({ type: 'object', properties: { field }, required: ['field'] });

it.each([
  ['the same payload', payloadOf('a', 'b?'), payloadOf('a', 'b?')],
  ['a field more', payloadOf('a', 'b'), payloadOf('a')],
  ['a field that is expected only at times', payloadOf('a'), payloadOf('a', 'b?')],
  ['a value where nothing is accepted as well', one(text), one(nullable)],
  [
    'fewer values than are known',
    one({ ...text, enum: ['x'] }),
    one({ ...text, enum: ['x', 'y'] }),
  ],
])('finds no difference in %s', (_title, published, expected) => {
  expect(payloadDifferences(published, expected)).toEqual([]);
});

it.each(Object.entries(eventSchemas))(
  'finds no difference between %s and itself',
  (_topic, schema) => {
    const payload = z.toJSONSchema(schema) as PayloadSchema; // names more keywords than are compared
    expect(payloadDifferences(payload, payload)).toEqual([]);
  },
);

it.each([
  ['a missing field', payloadOf('b'), payloadOf('a'), 'the field `a` is missing (it has `b`)'],
  [
    'a field that is not always there',
    payloadOf('a?'),
    payloadOf('a'),
    'the field `a` may be missing',
  ],
  [
    'another type',
    one({ type: 'number' }),
    one(text),
    '`field` is number where string is expected',
  ],
  [
    'nothing in place of a value',
    one(nullable),
    one(text),
    '`field` is null where string is expected',
  ],
  [
    'a value that is not known',
    one({ ...text, enum: ['x', 'z'] }),
    one({ ...text, enum: ['x'] }),
    '`field` may be "z", which is not known',
  ],
  [
    'a field of the items of a list',
    one(listOf(payloadOf('uuid'))),
    one(listOf(payloadOf('id'))),
    'the field `field[].id` is missing (it has `uuid`)',
  ],
])('names %s', (_title, published, expected, difference) => {
  expect(payloadDifferences(published, expected)).toEqual([difference]);
});
