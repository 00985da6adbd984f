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
  ['equal payloads', payloadOf('a', 'b?'), payloadOf('a', 'b?')],
  ['an additional field', payloadOf('a', 'b'), payloadOf('a')],
  ['the absence of an optional field', payloadOf('a'), payloadOf('a', 'b?')],
  ['a value that may also be null', one(text), one(nullable)],
  [
    'a subset of the known values',
    one({ ...text, enum: ['x'] }),
    one({ ...text, enum: ['x', 'y'] }),
  ],
])('payloadDifferences accepts %s', (_title, published, expected) => {
  expect(payloadDifferences(published, expected)).toEqual([]);
});

it.each(Object.entries(eventSchemas))(
  'payloadDifferences finds no difference between %s and itself',
  (_topic, schema) => {
    // The cast is safe: a JSON Schema from zod has more keywords than `PayloadSchema`, which lists
    // only those that are compared.
    const payload = z.toJSONSchema(schema) as PayloadSchema;
    expect(payloadDifferences(payload, payload)).toEqual([]);
  },
);

it.each([
  ['a missing field', payloadOf('b'), payloadOf('a'), 'the field `a` is missing (it has `b`)'],
  [
    'a field that becomes optional',
    payloadOf('a?'),
    payloadOf('a'),
    'the field `a` may be missing',
  ],
  [
    'a different type',
    one({ type: 'number' }),
    one(text),
    '`field` is number where string is expected',
  ],
  [
    'a value that may be null',
    one(nullable),
    one(text),
    '`field` is null where string is expected',
  ],
  [
    'an unknown value',
    one({ ...text, enum: ['x', 'z'] }),
    one({ ...text, enum: ['x'] }),
    '`field` may be "z", which is not known',
  ],
  [
    'a missing field in the items of a list',
    one(listOf(payloadOf('uuid'))),
    one(listOf(payloadOf('id'))),
    'the field `field[].id` is missing (it has `uuid`)',
  ],
])('payloadDifferences reports %s', (_title, published, expected, difference) => {
  expect(payloadDifferences(published, expected)).toEqual([difference]);
});
