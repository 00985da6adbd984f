import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const problem = {
  type: 'object',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string' },
    message: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  },
};

/** Serves the contract as an OpenAPI 3.1 document, for people and tools that read no TypeScript. */
export function openApi(app: FastifyInstance): void {
  const document = describeContract();
  app.get('/openapi.json', async (_, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return document;
  });
}

function describeContract() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of Object.values<Call>(apiCalls)) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Marketplace storefront API', version: '1.0.0' },
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

function describeCall(call: Call) {
  const refusals = call.errors.map((status) => [status, content('Refused', problem)]);
  return {
    operationId: call.id,
    summary: call.summary,
    security: call.access === 'customer' ? [{ token: [] }] : [],
    parameters: [...parameters('path', call.params), ...parameters('query', call.query)],
    requestBody: call.body && { required: true, ...content('', schemaOf(call.body, 'input')) },
    responses: {
      200: content('Done', schemaOf(call.reply, 'output')),
      ...Object.fromEntries(refusals),
    },
    'x-extension': call.isExtension,
  };
}

const content = (description: string, schema: object) => ({
  description,
  content: { 'application/json': { schema } },
});

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

function parameters(place: 'path' | 'query', schema: z.core.$ZodType | undefined) {
  // What a query value becomes says more than what it may be sent as, which is always text.
  const properties = schema ? (schemaOf(schema, 'output').properties ?? {}) : {};
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: described,
  }));
}
