import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type * as z from 'zod/mini';
import { findCalls } from '../source/findCalls';
import { readContract } from '../source/readContract';
import { PROBLEM, problemAnswers } from './answers';
import { buildSchemas, findNamedSchemas, type NamedSchema } from './buildSchemas';
import { createExamples } from './createExamples';
import { describeCall } from './describeCall';
import { describeFields } from './describeFields';
import type { JsonSchema, OpenApi } from './OpenApi';

const INFO = {
  title: 'Marketplace storefront API',
  version: '1.0.0',
  description:
    'Every call between the storefront and the host of the market. Amounts are in taka with at ' +
    'most two decimals, moments in UTC. Unknown keys of a query or a body are ignored, and replies ' +
    'may grow by keys: read the ones you know.',
};

/** Builds an OpenAPI 3.1 document from the contract and its docblocks. */
export async function buildOpenApi(): Promise<OpenApi> {
  const source = await readContract();
  const written = findCalls(source);
  const calls = Object.values<Call>(apiCalls);
  // The schemas of `params` and `query` get no name, because the document lists each of their
  // fields as a parameter.
  const holders = new Set(calls.flatMap(({ params, query }) => [params, query]));
  const names = (await findNamedSchemas(source)).filter(({ schema }) => !holders.has(schema));
  const sent = buildSchemas(partsOf(calls, ['body']), names, 'input');
  // Describes `params`, `query` and `reply` by their types after parsing, because before parsing
  // all values of a query are strings.
  const parts = partsOf(calls, ['params', 'query', 'reply']);
  const read = buildSchemas(parts, names, 'output');
  const schemas = { ...sent.schemas, ...read.schemas };
  for (const [key, schema] of Object.entries(schemas)) {
    const [id = '', part = ''] = key.split('.');
    const at = written.get(id)?.parts.get(part);
    if (at) describeFields(schema, at);
  }

  const named = describeNamed({ ...sent.named, ...read.named }, names);
  const exampleOf = createExamples(named);
  const paths: OpenApi['paths'] = {};
  for (const call of calls) {
    const operation = describeCall(call, written.get(call.id), schemas, exampleOf);
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation };
  }
  const resources = new Set(Object.values(paths).flatMap((path) => tagsOf(Object.values(path))));
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '.' }],
    tags: [...resources].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: PROBLEM, ...named },
      responses: problemAnswers(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

type PartName = 'params' | 'query' | 'body' | 'reply';

/** Collects the given parts of all calls, under the keys `<call>.<part>`. */
function partsOf(calls: Call[], parts: PartName[]): Record<string, z.core.$ZodType> {
  const found: Record<string, z.core.$ZodType> = {};
  for (const call of calls) {
    for (const part of parts) {
      const schema = call[part];
      if (schema) found[`${call.id}.${part}`] = schema;
    }
  }
  return found;
}

function describeNamed(built: Record<string, JsonSchema>, names: NamedSchema[]) {
  const described: Record<string, JsonSchema> = {};
  for (const { name, doc, written } of names) {
    const schema = built[name];
    if (!schema) continue;
    described[name] = describeFields(schema, written);
    if (doc) schema.description = doc;
  }
  return described;
}

const tagsOf = (operations: { tags: string[] }[]) => operations.flatMap(({ tags }) => tags);
