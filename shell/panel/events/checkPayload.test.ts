import { eventSchemas } from '@marketplace/contracts/events/eventSchemas';
import type { PayloadSchema } from '@marketplace/contracts/facts/ReleaseFacts';
import * as z from 'zod/mini';
import { checkPayload } from './checkPayload';

// The cast is safe: releases state their payloads in the same way.
const schemaOf = (topic: keyof typeof eventSchemas) =>
  z.toJSONSchema(eventSchemas[topic]) as PayloadSchema;

const CHOICE = { requestId: '1', productUuid: 'rui' };

it.each([
  ['cart:add-requested', { ...CHOICE, quantity: 2 }],
  ['cart:add-requested', { ...CHOICE, quantity: 2, shelf: 'a member that the schema lacks' }],
  ['session:changed', { isLogin: false, user: null }],
  ['session:changed', { isLogin: true, user: { uuid: 'u', fullName: 'Ayesha' } }],
  ['support-chat:requested', {}],
  ['cart:quantity-expected', { totalQuantity: 1 }],
] as const)('checkPayload finds nothing wrong with %s %j', (topic, payload) => {
  expect(checkPayload(schemaOf(topic), payload)).toBeUndefined();
});

it.each([
  ['cart:add-requested', { ...CHOICE, quantity: 'two' }, 'quantity: '],
  ['cart:add-requested', { quantity: 2 }, 'requestId: '],
  ['session:login-requested', { reason: 'boredom' }, 'reason: '],
  ['support-chat:requested', { about: 'fish' }, 'payload: '],
  ['order:placed', { value: 1, items: [{ productUuid: 7, quantity: 1 }] }, 'items.0.productUuid: '],
  ['product:viewed', 'rui', 'payload: '],
] as const)('checkPayload says what is wrong with %s %j', (topic, payload, member) => {
  expect(checkPayload(schemaOf(topic), payload)).toContain(member);
});
