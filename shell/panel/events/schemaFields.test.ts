import { eventSchemas } from '@marketplace/contracts/events/eventSchemas';
import type { PayloadSchema } from '@marketplace/contracts/facts/ReleaseFacts';
import * as z from 'zod/mini';
import { checkPayload } from './checkPayload';
import { fieldsOf, payloadOf } from './schemaFields';

// The cast is safe: releases state their payloads in the same way.
const schemaOf = (topic: keyof typeof eventSchemas) =>
  z.toJSONSchema(eventSchemas[topic]) as PayloadSchema;

describe('fieldsOf', () => {
  it('creates a field of the matching kind for each member', () => {
    expect(fieldsOf(schemaOf('session:login-requested'))).toMatchObject([
      {
        name: 'reason',
        kind: 'choice',
        isRequired: true,
        options: ['header', 'wishlist', 'checkout', 'review', 'comment', 'guard'],
      },
      { name: 'hasSessionEnded', kind: 'boolean', isRequired: false },
      { name: 'path', kind: 'text', isRequired: false },
      { name: 'wish', kind: 'json', isRequired: false, example: '' },
    ]);
    expect(fieldsOf(schemaOf('product:viewed'))).toMatchObject([
      { name: 'productUuid', kind: 'text' },
      { name: 'price', kind: 'number' },
    ]);
  });

  it('creates no field for a topic without a payload', () => {
    expect(fieldsOf(schemaOf('support-chat:requested'))).toEqual([]);
  });

  it.each(['session:changed', 'order:placed', 'wishlist:changed'] as const)(
    'gives examples that the schema of %s allows',
    (topic) => {
      const schema = schemaOf(topic);
      const fields = fieldsOf(schema);
      const typed = { number: '1', boolean: 'true', text: 'x', choice: '', json: '' };
      const values = fields.map(({ name, kind, example }) => [name, example || typed[kind]]);
      expect(checkPayload(schema, payloadOf(fields, Object.fromEntries(values)))).toBeUndefined();
    },
  );
});

describe('payloadOf', () => {
  const field = (kind: 'text' | 'number' | 'boolean' | 'json', isRequired = true) => ({
    name: 'it',
    kind,
    isRequired,
    options: [],
    example: '',
  });

  it.each([
    ['text', '12', '12'],
    ['number', '1.5', 1.5],
    ['boolean', 'true', true],
    ['boolean', 'false', false],
    ['json', '[1]', [1]],
  ] as const)('reads the %s %j', (kind, text, value) => {
    expect(payloadOf([field(kind)], { it: text })).toEqual({ it: value });
  });

  it('leaves out an optional field that is empty, and keeps a required one', () => {
    expect(payloadOf([field('number', false)], { it: '' })).toEqual({});
    expect(payloadOf([field('text')], {})).toEqual({ it: '' });
  });

  it.each([
    ['number', 'many', 'it: write a number.'],
    ['number', ' ', 'it: write a number.'],
    ['json', '{a}', 'it: write JSON, e.g. {"a": 1} or [].'],
  ] as const)('refuses the %s %j', (kind, text, message) => {
    expect(() => payloadOf([field(kind)], { it: text })).toThrow(message);
  });
});
