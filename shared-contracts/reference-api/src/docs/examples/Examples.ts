import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import * as z from 'zod/mini';
import type { Media, OpenApi, Operation } from '../openapi/OpenApi';

/** Examples that replace those made from schemas. */
export interface Examples {
  /** Replies by the id of their call. */
  replies: Map<string, unknown>;
  /** Values of fields of bodies, by the name of the field. */
  words: Record<string, unknown>;
  /** The same for one call alone, by its id. */
  wordsOf: Map<string, Record<string, unknown>>;
}

export const noExamples = (): Examples => ({ replies: new Map(), words: {}, wordsOf: new Map() });

const JSON_TYPE = 'application/json';

/** The document with examples of the market in the place of those made from its schemas. */
export function withExamples(document: OpenApi, examples: Examples): OpenApi {
  const calls = new Map(Object.values<Call>(apiCalls).map((call) => [call.id, call]));
  const operationWith = (operation: Operation): Operation => {
    const call = calls.get(operation.operationId);
    return call ? withBody(withReply(operation, examples), call, examples) : operation;
  };
  const paths = Object.entries(document.paths).map(([path, methods]) => {
    const operations = Object.entries(methods);
    return [path, Object.fromEntries(operations.map(([key, each]) => [key, operationWith(each)]))];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function withReply(operation: Operation, { replies }: Examples): Operation {
  const { 200: reply, ...others } = operation.responses;
  const media = reply?.content?.[JSON_TYPE];
  const example = replies.get(operation.operationId);
  if (!media || example === undefined) return operation;
  const responses = { ...others, 200: { ...reply, content: exampleIn(media, example) } };
  return { ...operation, responses };
}

function withBody(operation: Operation, call: Call, { words, wordsOf }: Examples): Operation {
  const { requestBody } = operation;
  const media = requestBody?.content[JSON_TYPE];
  if (!requestBody || !media || !call.body) return operation;
  const example = fill(media.example, { ...words, ...wordsOf.get(call.id) });
  if (!z.safeParse(call.body, example).success) return operation;
  return { ...operation, requestBody: { ...requestBody, content: exampleIn(media, example) } };
}

const exampleIn = (media: Media, example: unknown) => ({ [JSON_TYPE]: { ...media, example } });

function fill(value: unknown, words: Record<string, unknown>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const filled = Object.entries(value).map(([key, each]) => [
    key,
    Object.hasOwn(words, key) ? words[key] : fill(each, words),
  ]);
  return Object.fromEntries(filled);
}
