import { bodyLimit } from '@marketplace/contracts/api/bodyLimit';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { staleSeconds } from '@marketplace/contracts/client/cacheTimes';
import { CONSENT_COOKIE } from '@marketplace/contracts/cookies';
import type { SourceCall } from '../source/findCalls';
import { problemsOf } from './answers';
import type { Answer, JsonSchema, Operation, Parameter } from './OpenApi';

const JSON_TYPE = 'application/json';

type Schemas = Record<string, JsonSchema>;
type ExampleOf = (schema: JsonSchema) => unknown;

/** Describes a call as an OpenAPI operation. */
export function describeCall(
  call: Call,
  written: SourceCall | undefined,
  schemas: Schemas,
  exampleOf: ExampleOf,
): Operation {
  const operation: Operation = {
    operationId: call.id,
    summary: call.summary,
    description: [written?.doc, whoMayCall(call)].filter(Boolean).join('\n\n'),
    tags: [titleOf(written?.resource ?? 'other')],
    security: call.access === 'customer' ? [{ token: [] }] : [],
    parameters: [
      ...parameters('path', schemas[`${call.id}.params`]),
      ...parameters('query', schemas[`${call.id}.query`]),
      ...(call.isIdempotent ? [IDEMPOTENCY_KEY] : []),
      ...(call.isTranslated ? [ACCEPT_LANGUAGE] : []),
      ...(call.needsConsent ? [consentFor(call.needsConsent)] : []),
    ],
    responses: {
      200: reply(call, schemas[`${call.id}.reply`] ?? {}, exampleOf),
      ...problemsOf(call),
    },
  };
  const requestBody = bodyOf(call, schemas[`${call.id}.body`], exampleOf);
  if (requestBody) operation.requestBody = requestBody;
  if (call.isExtension) operation['x-extension'] = true;
  return operation;
}

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'One key does its work once, however often the request comes: within a day the same request gets the first reply, another one with the key a 409. Keys are those of a customer, or of a visitor’s network. A host may ignore it on calls other than `placeOrder`.',
  schema: { type: 'string', minLength: 8, maxLength: 100, pattern: '^[\\x21-\\x7e]+$' },
};

const ACCEPT_LANGUAGE: Parameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description:
    'Languages of the page, best first, as `bn`. Texts of the market come in the best of them that the host has. An extension: a host may ignore it.',
  schema: { type: 'string' },
};

const consentFor = (purpose: string): Parameter => ({
  name: CONSENT_COOKIE,
  in: 'cookie',
  required: true,
  description: `Purposes that the visitor agreed to, parted by dots. Without \`${purpose}\` among them it is a 403.`,
  schema: { type: 'string' },
});

const TRANSLATED: Answer['headers'] = {
  'Content-Language': {
    description:
      'The language of the texts, but of those whose own language a field beside them names.',
    schema: { type: 'string' },
  },
  Vary: {
    description: '`Accept-Language`: caches keep a reply for each.',
    schema: { type: 'string' },
  },
};

function whoMayCall(call: Call): string {
  const customers = call.isForGuests
    ? 'Who may call: a signed-in customer, or a guest with the token of `verifyGuestPhone` or `verifyOrderCode`.'
    : 'Who may call: a signed-in customer.';
  const who = call.access === 'customer' ? customers : 'Who may call: anyone.';
  return call.isExtension
    ? `${who} A host may lack this call; \`getCapabilities\` lists the ones it has.`
    : who;
}

function whoMayKeep({ cacheSeconds, isRenewedByBrowsers }: Call): string {
  if (cacheSeconds === undefined) return 'No cache keeps the reply (`no-store`).';
  const withToken = 'one sent with a token is kept by none.';
  return isRenewedByBrowsers
    ? `Shared caches may keep an anonymous reply for ${cacheSeconds} seconds, browsers ask each time; ${withToken}`
    : `Any cache may keep an anonymous reply for ${cacheSeconds} seconds, and give it for ${staleSeconds(cacheSeconds)} more while it asks for a new one; ${withToken}`;
}

function reply(call: Call, schema: JsonSchema, exampleOf: ExampleOf): Answer {
  const example = exampleOf(schema);
  const description = whoMayKeep(call);
  return {
    description: 'Done.',
    headers: {
      'Cache-Control': { description, schema: { type: 'string' } },
      ...(call.isTranslated && TRANSLATED),
    },
    content: { [JSON_TYPE]: { schema, example } },
  };
}

function bodyOf(
  call: Call,
  schema: JsonSchema | undefined,
  exampleOf: ExampleOf,
): Operation['requestBody'] {
  const { upload } = call;
  if (upload) {
    const files: JsonSchema = {
      type: 'array',
      minItems: 1,
      maxItems: upload.mostFiles,
      items: { type: 'string', format: 'binary' },
      description: `1 to ${upload.mostFiles} files of at most ${upload.mostBytes} bytes each.`,
    };
    const form = {
      type: 'object',
      required: [upload.field],
      properties: { [upload.field]: files },
    };
    return { required: true, content: { 'multipart/form-data': { schema: form } } };
  }
  if (!schema) return undefined;
  return {
    required: (schema.required ?? []).length > 0 || schema.$ref !== undefined,
    description: `At most ${bodyLimit(call)} bytes.`,
    content: { [JSON_TYPE]: { schema, example: exampleOf(schema) } },
  };
}

function parameters(place: 'path' | 'query', schema: JsonSchema | undefined): Parameter[] {
  const required = schema?.required ?? [];
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => {
    const { description, ...described } = property;
    // A schema requires a field with a default, because it always has a value after parsing. But a
    // request may omit such a field.
    const isNeeded = required.includes(name) && described.default === undefined;
    return {
      name,
      in: place,
      required: place === 'path' || isNeeded,
      ...(description ? { description } : {}),
      schema: described,
    };
  });
}

/** Converts the name of a resource to a title: `publicCart` becomes `Public cart`. */
function titleOf(resource: string): string {
  const words = resource.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
