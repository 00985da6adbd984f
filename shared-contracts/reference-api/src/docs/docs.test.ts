import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { registerDocs } from './docs';
import type { JsonSchema, OpenApi } from './openapi/OpenApi';

/** Names that say all there is to say, whatever they are a field of. */
const SELF_EXPLAINING = new Set([
  'authorName',
  'brandName',
  'categoryName',
  'fullName',
  'handle',
  'imageUrl',
  'name',
  'productName',
  'shopName',
  'subtitle',
  'title',
  'uuid',
]);

const calls = Object.values<Call>(apiCalls);
const eachCall = calls.map((call) => [call.id, call] as const);

describe('the documentation of the contract', () => {
  let app: FastifyInstance;
  let document: OpenApi;

  beforeAll(async () => {
    app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
    registerDocs(app);
    document = (await app.inject('/openapi.json')).json();
  });

  afterAll(() => app?.close());

  const find = ({ path, method }: Call) => {
    const operation = document.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${path} is not described`);
    return operation;
  };

  it('is a valid OpenAPI 3.1 document', async () => {
    const { valid, errors } = await new Validator().validate({ ...document });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('describes every call and nothing else', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.sort()).toEqual(calls.map(({ id }) => id).sort());
  });

  it.each(eachCall)(
    'says of %s what it does, who may call it and what it may answer',
    (_, call) => {
      const operation = find(call);
      const [docblock, who] = operation.description.split('\n\n');
      expect(operation.summary).toMatch(/^[A-Z].{10,}/);
      expect(docblock?.length).toBeGreaterThan(10);
      expect(who).toContain(call.access === 'customer' ? 'signed-in' : 'anyone');
      expect(Object.keys(operation.responses)).toEqual(
        expect.arrayContaining([
          '200',
          '400',
          '405',
          '429',
          '431',
          '503',
          ...call.errors.map(String),
          ...(call.body || call.upload ? ['413', '415'] : []),
        ]),
      );
      expect(operation.security).toHaveLength(call.access === 'customer' ? 1 : 0);
      expect(operation['x-extension']).toBe(call.isExtension);
      const body = Object.keys(operation.requestBody?.content ?? {});
      expect(body).toEqual(
        call.upload ? ['multipart/form-data'] : call.body ? ['application/json'] : [],
      );
    },
  );

  it.each(eachCall)('gives %s examples that fit its schemas', (_, call) => {
    const { requestBody, responses } = find(call);
    const replied = responses[200]?.content?.['application/json']?.example;
    expect(z.safeParse(call.reply, replied).error?.issues).toBeUndefined();
    if (!call.body) return;
    const sent = requestBody?.content['application/json']?.example;
    expect(z.safeParse(call.body, sent).error?.issues).toBeUndefined();
  });

  it('describes every field whose name is not self-explanatory', () => {
    const silent = new Set<string>();
    const look = (schema: JsonSchema, place: string) => {
      for (const [key, property] of Object.entries(schema.properties ?? {})) {
        const isSaid = property.description !== undefined || property.$ref !== undefined;
        if (!isSaid && !SELF_EXPLAINING.has(key)) silent.add(`${place}.${key}`);
        look(property, `${place}.${key}`);
      }
      for (const inner of [schema.items, ...(schema.anyOf ?? [])]) if (inner) look(inner, place);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name);
    for (const call of calls) {
      const { parameters, requestBody, responses } = find(call);
      for (const { schema } of Object.values(requestBody?.content ?? {})) look(schema, call.id);
      for (const { schema } of Object.values(responses[200]?.content ?? {})) look(schema, call.id);
      for (const { name, description } of parameters) {
        if (!description) silent.add(`${call.id}?${name}`);
      }
    }
    expect([...silent]).toEqual([]);
  });

  it('takes descriptions and units from the docblocks, through spreads, functions and wrappers', () => {
    const { Address, Order, Product } = document.components.schemas;
    expect(Order?.properties?.total?.description).toMatch(/`subtotal` plus.*Taka/);
    expect(Product?.properties?.trackQuantity?.description).toMatch(/Nothing can be bought/);
    expect(Address?.properties?.upazila?.description).toContain('thana');
    const shops = document.paths['/shop/public/shop']?.get;
    expect(shops?.parameters.find(({ name }) => name === 'pageSize')).toMatchObject({
      required: false,
      description: 'Items a page holds.',
      schema: { minimum: 1, maximum: 100, default: 12 },
    });
    const featured = document.paths['/category/public-featured-products']?.get;
    expect(featured?.parameters[0]).toMatchObject({ name: 'featuredGroupUuid', required: true });
  });

  it("refers to the contract's exported schemas by name", () => {
    const { reply } = { reply: find(apiCalls.getMyOrder).responses[200] };
    expect(reply?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Order',
    });
  });

  it.each(['/docs', '/docs/'])(
    'is a page without scripts at %s, with its own styles',
    async (url) => {
      const reply = await app.inject(url);
      expect(reply.headers['content-security-policy']).toMatch(
        /default-src 'none'; style-src 'self'/,
      );
      expect(reply.body).not.toMatch(/<script|<style|style=|(src|href)="https?:/);
      for (const { id } of calls) expect(reply.body).toContain(`<article class="call" id="${id}">`);
      const href = /<link rel="stylesheet" href="([^"]+)"/.exec(reply.body)?.[1] ?? '';
      const styles = await app.inject(new URL(href, `http://docs.test${url}`).pathname);
      expect(styles.headers['content-type']).toContain('text/css');
      expect(styles.body).toContain('prefers-color-scheme');
    },
  );

  it('has no broken link', async () => {
    const { body } = await app.inject('/docs');
    const ids = new Set([...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });
});
