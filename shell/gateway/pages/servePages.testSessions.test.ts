import { noteTestRequest } from '../monitoring/RequestLog';
import { createTestGateway } from '../testing/createTestGateway';

let pages: Awaited<ReturnType<typeof createTestGateway>>;

async function start(options?: Parameters<typeof createTestGateway>[0]) {
  pages = await createTestGateway(options);
  return pages;
}

afterEach(() => pages.stop());

it('a page of a test session is refused while its worker starts', async () => {
  const { gateway } = await start({ qa: { workersOf: async () => 'starting' } });
  const { statusCode, headers, body } = await gateway.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(body).code).toBe('qa-session-starting');
  const page = await gateway.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(page.body).toContain('<a href="">Try again</a>');
});

it('a page of a test session is refused with the reason if a release of the session can no longer run', async () => {
  const why = 'mf_content 9 cannot be run: It is not signed.';
  const { gateway, asked } = await start({ qa: { workersOf: async () => ({ why }) } });
  const { statusCode, headers, body } = await gateway.inject('/');
  expect([statusCode, headers['cache-control'], asked.length]).toEqual([422, 'no-store', 0]);
  expect(JSON.parse(body)).toMatchObject({ code: 'qa-settings', message: why });
});

it('a refused page of a test session leads a browser to the panel, and shows the reason as text', async () => {
  const why = 'mf_content cannot be run: SyntaxError: <script>alert(1)</script>';
  const { gateway } = await start({ qa: { workersOf: async () => ({ why }) } });
  const { statusCode, headers, body } = await gateway.inject({
    url: '/',
    headers: { accept: 'text/html,*/*' },
  });
  expect([statusCode, headers['cache-control']]).toEqual([422, 'no-store']);
  expect(body).toContain('SyntaxError: &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).toContain('<a href="/qa/panel">Open the panel</a>');
  expect(body).not.toContain('<script');
});

it.each([
  ['a test session', 0],
  ['a shopper', 1],
])('a refused page of %s counts as refused %i times', async (visitor, count) => {
  const { gateway, state, readMetrics } = await start();
  gateway.addHook('onRequest', async (request) => {
    if (visitor === 'a test session') noteTestRequest(request);
  });
  state.hasSlot = false;
  await gateway.inject({ url: '/orders', headers: { cookie: 'accessToken=abc' } });
  expect(await readMetrics()).toContain(`shop_renders_refused_total ${count}`);
});
