import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveGallery } from './serveGallery';

const ORDERS = 'mf-account/routes/pages/NoOrders';
const COMPONENT = 'mf-account/orders/OrderList/LongNames';

let gateway: Server;
let origin: string;
let sent: unknown[];
let reply: { status: number; body: object };

beforeEach(async () => {
  sent = [];
  reply = { status: 201, body: { token: 'ab.cd' } };
  gateway = createServer(async (request, response) => {
    if (request.method === 'POST') sent.push(await json(request));
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }).listen(0);
  await once(gateway, 'listening');
  const address = gateway.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(() => gateway.close());

const open = (query: Record<string, string>, shop?: string) =>
  serve(shop).inject(`/~stories/open?${new URLSearchParams(query)}`);

function serve(shop?: string): FastifyInstance {
  const server = Fastify();
  const packages = ['mf-account'];
  serveGallery(server, { title: 'mf-account', packages, gateway: origin, ...(shop && { shop }) });
  return server;
}

describe('the gallery', () => {
  it('links to each story in each language and theme, and to the whole shop if one runs', async () => {
    const { body, headers } = await serve('http://localhost:3000').inject('/~stories');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain(
      `/~stories/open?story=${encodeURIComponent(ORDERS)}&amp;language=bn&amp;theme=dark"`,
    );
    expect(body).toContain('&amp;in=shop"');
    expect((await serve().inject('/~stories')).body).not.toContain('in=shop');
  });

  it('opens a story of a page in a new test session', async () => {
    const { statusCode, headers } = await open({ story: ORDERS, language: 'bn', theme: 'dark' });
    expect([statusCode, headers.location]).toEqual([303, '/qa/open/ab.cd?to=%2Forders']);
    expect(sent).toEqual([
      { who: { phone: '01711000005' }, faults: [], language: 'bn', theme: 'dark' },
    ]);
  });

  it('opens a story of a component on its own page', async () => {
    const { headers } = await open({ story: COMPONENT });
    const query = new URLSearchParams({ to: `/~stories/${COMPONENT}` });
    expect(headers.location).toBe(`/qa/open/ab.cd?${query}`);
  });

  it('opens a story in the whole shop', async () => {
    const { headers } = await open({ story: ORDERS, in: 'shop' }, origin);
    expect(headers.location).toBe(`${origin}/qa/open/ab.cd?to=%2Forders`);
  });

  it('shows name, file and reason of a story that the gateway refuses', async () => {
    reply = { status: 422, body: { message: 'The API issues no token for 01711000005.' } };
    const { statusCode, body } = await open({ story: ORDERS });
    expect(statusCode).toBe(422);
    for (const text of [ORDERS, 'mf-account/src/routes/pages.story.tsx', 'issues no token']) {
      expect(body).toContain(text);
    }
  });

  it('refuses an unknown story, and shows its name as text only', async () => {
    const { statusCode, body } = await open({ story: '<script>alert(1)</script>' });
    expect(statusCode).toBe(404);
    expect(body).toContain('There is no such story.');
    expect(body).not.toContain('<script>');
    expect(sent).toEqual([]);
  });
});
