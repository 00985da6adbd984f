import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { registerDocs } from './docs';
import type { JsonSchema, OpenApi } from './openapi/OpenApi';

/** Names of fields that explain themselves, so that they need no description. */
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

describe('the API documentation', () => {
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

  it('describes all calls of the contract and no others', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.sort()).toEqual(calls.map(({ id }) => id).sort());
  });

  it.each(eachCall)('describes effect, callers and replies of %s', (_, call) => {
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
  });

  it.each(eachCall)('gives examples that match the schemas of the call %s', (_, call) => {
    const { requestBody, responses } = find(call);
    const replied = responses[200]?.content?.['application/json']?.example;
    expect(z.safeParse(call.reply, replied).error?.issues).toBeUndefined();
    if (!call.body) return;
    const sent = requestBody?.content['application/json']?.example;
    expect(z.safeParse(call.body, sent).error?.issues).toBeUndefined();
  });

  it('gives examples of carts and of an order in which the totals are correct', () => {
    const exampleOf = (call: Call) =>
      find(call).responses[200]?.content?.['application/json']?.example;
    for (const call of [apiCalls.addCartItem, apiCalls.getPublicCart, apiCalls.changeCartItem]) {
      const cart = z.parse(call.reply, exampleOf(call));
      const [item] = cart.cartItems;
      expect(item?.total).toBe((item?.unitPrice ?? 0) * (item?.quantity ?? 0));
      expect(cart.subtotal).toBe(item?.total);
    }
    const order = z.parse(apiCalls.getMyOrder.reply, exampleOf(apiCalls.getMyOrder));
    const items = order.parcels.flatMap(({ orderItems }) => orderItems);
    expect(items.reduce((sum, { total }) => sum + total, 0)).toBe(order.subtotal);
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

  it('includes the docblocks of fields that the contract defines by spreads, functions and wrappers', () => {
    const { Address, Order, Product } = document.components.schemas;
    expect(Order?.properties?.total?.description).toMatch(/`subtotal` plus.*Taka/);
    expect(Product?.properties?.trackQuantity?.description).toMatch(/item cannot be bought/);
    expect(Address?.properties?.upazila?.description).toContain('thana');
    const shops = document.paths['/shop/public/shop']?.get;
    expect(shops?.parameters.find(({ name }) => name === 'pageSize')).toMatchObject({
      required: false,
      description: 'Items per page.',
      schema: { minimum: 1, maximum: 100, default: 12 },
    });
    const featured = document.paths['/category/public-featured-products']?.get;
    expect(featured?.parameters[0]).toMatchObject({ name: 'featuredGroupUuid', required: true });
  });

  it('refers to schemas by the names under which the contract exports them', () => {
    const { reply } = { reply: find(apiCalls.getMyOrder).responses[200] };
    expect(reply?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Order',
    });
  });

  it.each(['/docs', '/docs/'])(
    'serves a page at %s that loads files only from its own origin',
    async (url) => {
      const { headers, body } = await app.inject(url);
      const [, nonce] = /<style nonce="([^"]+)"/.exec(body) ?? [];
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' /);
      expect(headers['content-security-policy']).toContain(`style-src 'nonce-${nonce}'`);
      expect(body).not.toMatch(/https?:|<script>|<style>| style=/);
      const [, src = ''] = /<script src="([^"]+)"/.exec(body) ?? [];
      const [, document = ''] = /Redoc.init\('([^']+)'/.exec(body) ?? [];
      for (const [file, type] of [
        [src, 'text/javascript'],
        [document, 'application/json'],
      ] as const) {
        const reply = await app.inject(new URL(file, `http://docs.test${url}`).pathname);
        expect(reply.statusCode).toBe(200);
        expect(reply.headers['content-type']).toContain(type);
      }
    },
  );

  it('serves its page with a new nonce for each request, and forbids caching the page', async () => {
    const [one, other] = [await app.inject('/docs'), await app.inject('/docs')];
    expect(one.headers['cache-control']).toBe('no-store');
    expect(one.headers['content-security-policy']).not.toBe(
      other.headers['content-security-policy'],
    );
  });
});
