import { testGateways } from '../testing/testGateways';

const { apiOrigin, start } = testGateways();

const headers = { host: 'localhost' };

// `npm run dev -- <package> --from <shop>` names the shop's own `/api` as the API host.
it.each([
  ['/api/blog?pageSize=2', '/api/blog?pageSize=2'],
  ['/api/blog/a-handle', '/api/blog/a-handle'],
])('if the API host is /api of another shop, %s reaches that API', async (url, expected) => {
  const gateway = await start({ API_ORIGIN: `${apiOrigin()}/api` });
  const reply = await gateway.inject({ url, headers });
  expect([reply.statusCode, reply.json().url]).toEqual([200, expected]);
});

it.each([
  '/api/../qa/session',
  '/api/..%2fqa/session',
  '/api/%2e%2e/qa/session',
  '/api//qa/session',
])('if the API host is /api of another shop, no request leaves this path: %s', async (url) => {
  const gateway = await start({ API_ORIGIN: `${apiOrigin()}/api` });
  const reply = await gateway.inject({ url, headers });
  if (reply.statusCode === 200) expect(reply.json().url).toMatch(/^\/api\//);
  else expect(reply.statusCode).toBeGreaterThanOrEqual(400);
});
