import * as z from 'zod/mini';
import { apiCalls } from './apiCalls';
import type { Call } from './defineCall';

const calls = Object.values<Call>(apiCalls).map((call) => [call.id, call] as const);

const SENSITIVE =
  /phone|mail|password|otp|token|secret|fullName|address$|street|note|comment|message/i;

it.each(calls)('no URL key of %s names personal data or a secret', (_id, { params, query }) => {
  const schemas = [params, query].flatMap((schema) =>
    schema ? [z.toJSONSchema(schema, { io: 'input' })] : [],
  );
  const names = schemas.flatMap(({ properties = {} }) => Object.keys(properties));
  expect(names.filter((name) => SENSITIVE.test(name))).toEqual([]);
});
