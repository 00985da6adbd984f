import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import Fastify from 'fastify';
import { openApi } from './openApi';

describe('the OpenAPI document', () => {
  it('describes every call with its parameters, bodies and replies', async () => {
    const app = Fastify();
    openApi(app);
    const { paths } = (await app.inject('/openapi.json')).json();
    const operations = Object.values<object>(paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      Object.keys(apiCalls).sort(),
    );
    const list = paths['/product/public/product'].get;
    expect(list.parameters).toContainEqual({
      name: 'pageSize',
      in: 'query',
      required: false,
      schema: expect.objectContaining({ type: 'integer', minimum: 1, maximum: 100, default: 14 }),
    });
    const adding = paths['/public-cart/cart-item'].post;
    const body = adding.requestBody.content['application/json'].schema;
    expect(body.required).toEqual(['productUuid']);
    expect(Object.keys(adding.responses)).toEqual(['200', '400', '404', '409']);
    await app.close();
  });
});
