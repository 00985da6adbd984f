import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import type { Call } from '@marketplace/contracts/api/defineCall';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createApi } from '../../api/createApi';
import { hashPassword } from '../../customers/passwords';
import type { Database } from '../../database/schema';
import { createTestMarket } from '../../testing/createTestMarket';
import { createTestOrder } from '../../testing/createTestOrder';
import { CUSTOMER, PRODUCT } from '../../testing/marketUuids';
import { OPEN_LIMIT_MS, openPostgres } from '../../testing/testDatabases';
import type { OpenApi } from '../openapi/OpenApi';

const calls = Object.values<Call>(apiCalls);
const asObject = z.looseObject({});
const JSON_TYPE = 'application/json';
/** Longer than examples are kept. */
const LATER_MS = 660_000;

let db: Database;
let close: () => Promise<void>;
let turnedMs = 0;
const apps: FastifyInstance[] = [];

beforeAll(async () => {
  ({ db, close } = await openPostgres());
}, OPEN_LIMIT_MS);

afterAll(async () => {
  for (const app of apps) await app.close();
  await close?.();
});

function openApp(hasDevTools: boolean): FastifyInstance {
  const now = () => new Date(Date.now() + turnedMs);
  const app = createApi({ db, now, hasDevTools, mediaDir: '/nowhere', mediaBaseUrl: '/media' });
  apps.push(app);
  return app;
}

const read = async (app: FastifyInstance): Promise<OpenApi> =>
  (await app.inject('/openapi.json')).json();

function exampleOf(document: OpenApi, { path, method }: Call) {
  const operation = document.paths[path]?.[method.toLowerCase()];
  return {
    reply: operation?.responses[200]?.content?.[JSON_TYPE]?.example,
    body: operation?.requestBody?.content[JSON_TYPE]?.example,
  };
}

async function expectSound(document: OpenApi): Promise<void> {
  const { errors } = await new Validator().validate({ ...document });
  expect(errors).toBeUndefined();
  const misfits = calls.filter((call) => {
    const { reply, body } = exampleOf(document, call);
    const isBodyRight = !call.body || z.safeParse(call.body, body).success;
    return !isBodyRight || !z.safeParse(call.reply, reply).success;
  });
  expect(misfits.map(({ id }) => id)).toEqual([]);
}

let fromSchemas: OpenApi;

it('falls back to examples made from schemas while the market is empty', async () => {
  fromSchemas = await read(openApp(true));
  await expectSound(fromSchemas);
  const { reply } = exampleOf(fromSchemas, apiCalls.getProductByHandle);
  expect(reply).toMatchObject({ handle: 'rui-fish' });
});

describe('in a market with goods', () => {
  // Read once: the tests that change the market come last and read their own.
  let app: FastifyInstance;
  let document: OpenApi;
  let published: OpenApi;

  beforeAll(async () => {
    await createTestMarket(db);
    await createTestOrder(db, CUSTOMER.rahim, PRODUCT.honey);
    app = openApp(true);
    document = await read(app);
    published = await read(openApp(false));
  });

  it('shows products, shops and posts of the market, fit for their schemas', async () => {
    await expectSound(document);
    const handles = await db.selectFrom('products').select(['uuid', 'handle']).execute();
    const product = z.parse(
      apiCalls.getProductByHandle.reply,
      exampleOf(document, apiCalls.getProductByHandle).reply,
    );
    expect(handles).toContainEqual({ uuid: product.uuid, handle: product.handle });
    expect(exampleOf(document, apiCalls.addCartItem).body).toMatchObject({
      productUuid: product.uuid,
    });
    expect(exampleOf(document, apiCalls.createComplaint).body).toMatchObject({ imageUrls: [] });
    expect(exampleOf(document, apiCalls.listShops).reply).toMatchObject({
      items: [{ name: expect.stringMatching(/Padma Fish House|Green Garden/) }, {}],
    });
    expect(exampleOf(document, apiCalls.getBlogByHandle).reply).toMatchObject({
      title: 'How to choose fish',
    });
  });

  it('names a variant that can be bought in the body that fills a cart', async () => {
    const { body } = exampleOf(document, apiCalls.addCartItem);
    const url = apiCalls.addCartItem.path;
    const payload = { ...asObject.parse(body), cartUuid: null };
    const reply = await app.inject({ method: 'POST', url, payload });
    expect(reply.statusCode).toBe(200);
  });

  it('shows that product in carts whose sums are right', async () => {
    const { body } = exampleOf(published, apiCalls.addCartItem);
    for (const call of [apiCalls.addCartItem, apiCalls.getPublicCart, apiCalls.changeCartItem]) {
      const cart = z.parse(call.reply, exampleOf(published, call).reply);
      const [item] = cart.cartItems;
      expect(item?.product.uuid).toBe(asObject.parse(body).productUuid);
      expect(item?.total).toBe((item?.unitPrice ?? 0) * (item?.quantity ?? 0));
      expect(cart.subtotal).toBe(item?.total);
    }
    const emptied = exampleOf(published, apiCalls.removeCartItem).reply;
    expect(emptied).toMatchObject({ cartItems: [], subtotal: 0 });
  });

  it('shows the demonstration customer’s order whole, its sums right', async () => {
    const { reply } = exampleOf(document, apiCalls.getMyOrder);
    const order = z.parse(apiCalls.getMyOrder.reply, reply);
    const items = order.parcels.flatMap(({ orderItems }) => orderItems);
    expect(items.reduce((sum, item) => sum + item.total, 0)).toBe(order.subtotal);
    expect(items[0]?.productUuid).toBe(PRODUCT.honey);
    const lookUp = exampleOf(document, apiCalls.lookUpOrder);
    expect(lookUp.body).toMatchObject({ orderNumber: order.orderNumber });
    expect(lookUp.reply).not.toHaveProperty('shippingAddress');
    expect(lookUp.reply).toMatchObject({ total: order.total });
  });

  it('can be signed in with as its body says', async () => {
    const { body } = exampleOf(document, apiCalls.signIn);
    const payload = asObject.parse(body);
    const reply = await app.inject({ method: 'POST', url: apiCalls.signIn.path, payload });
    expect(reply.statusCode).toBe(200);
    expect(exampleOf(fromSchemas, apiCalls.signIn).reply).toEqual(
      exampleOf(document, apiCalls.signIn).reply,
    );
  });

  const guarded = calls.filter(
    ({ access, id }) => access === 'customer' || ['listReviews', 'lookUpOrder'].includes(id),
  );

  it('shows nothing of any customer without the developer tools', async () => {
    await expectSound(published);
    for (const call of guarded) {
      expect(exampleOf(published, call).reply).toEqual(exampleOf(fromSchemas, call).reply);
    }
    expect(exampleOf(published, apiCalls.signIn).body).toEqual(
      exampleOf(fromSchemas, apiCalls.signIn).body,
    );
  });

  it('shows nothing of a customer who has that phone but not the published password', async () => {
    const passwordHash = await hashPassword('of somebody real');
    await db
      .updateTable('customers')
      .set({ passwordHash })
      .where('uuid', '=', CUSTOMER.rahim)
      .execute();
    const withoutPassword = await read(openApp(true));
    for (const call of guarded) {
      expect(exampleOf(withoutPassword, call).reply).toEqual(exampleOf(fromSchemas, call).reply);
    }
  });

  it('keeps examples for a while, and then reads them anew', async () => {
    const kept = openApp(false);
    const nameIn = (given: OpenApi) =>
      z.parse(apiCalls.getBlogByHandle.reply, exampleOf(given, apiCalls.getBlogByHandle).reply)
        .title;
    const first = nameIn(await read(kept));
    await db
      .updateTable('blogs')
      .set({ title: 'Renamed' })
      .where('handle', '=', 'how-to-choose-fish')
      .execute();
    expect(nameIn(await read(kept))).toBe(first);
    turnedMs = LATER_MS;
    expect(nameIn(await read(kept))).toBe('Renamed');
    turnedMs = 0;
  });
});

it('falls back to examples made from schemas while the database is unavailable', async () => {
  const app = openApp(true);
  await close();
  close = async () => undefined;
  const document = await read(app);
  await expectSound(document);
  for (const call of [apiCalls.getProductByHandle, apiCalls.listShops, apiCalls.getMyOrder]) {
    expect(exampleOf(document, call)).toEqual(exampleOf(fromSchemas, call));
  }
});
