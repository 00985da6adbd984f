import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import {
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { retryButton } from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import {
  type FaultyApi,
  startFaultyApi,
} from '@marketplace/contracts/testing/journeys/stack/startFaultyApi';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import {
  type Marketplace,
  startMarketplace,
} from '@marketplace/contracts/testing/startMarketplace';
import { createTrace, type Trace, traceparentOf } from '@marketplace/contracts/trace';
import type { Page } from '@playwright/test';

// The browser logs uncaught errors.
test.use({ allowsConsoleProblems: true });
test.describe.configure({ mode: 'serial' });

/** Upper limit for the time until a failure appears in the log and the metrics, ms. */
const LEARNED_WITHIN_MS = 10_000;

interface Line {
  time: string;
  event?: string;
  trace?: string;
  path?: string;
  [field: string]: unknown;
}

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: number;
}

let collector: Server;
let spans: Span[] = [];
let api: FaultyApi;
let market: Marketplace;
let output = '';

test.beforeAll(async () => {
  collector = createServer(async (request, response) => {
    // The cast is safe: the gateway sends only OTLP traces to this server.
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
    };
    spans = [
      ...spans,
      ...resourceSpans.flatMap((it) => it.scopeSpans.flatMap((scope) => scope.spans)),
    ];
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  // The cast is safe: `address()` returns a string only for a pipe.
  const { port } = collector.address() as AddressInfo;
  api = await startFaultyApi(stack.apiOrigin);
  market = await startMarketplace({
    dataDir: stack.dataDir,
    apiOrigin: api.origin,
    env: { RENDER_WORKERS: '1', OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    onOutput: (chunk) => {
      output += chunk;
    },
  });
});
test.afterAll(async () => {
  await market?.stop();
  await api?.stop();
  collector?.closeAllConnections();
  collector?.close();
});

/** Parses the lines that are JSON. Node itself also writes other lines. */
const linesOf = (text: string): Line[] =>
  text.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));

const gatewayLines = () => linesOf(output);
const apiLines = async () => linesOf(await readFile(join(stack.dataDir, 'servers.log'), 'utf8'));
const figures = async (page: Page) => (await page.request.get(`${market.origin}/metrics`)).text();

async function shownCode(page: Page): Promise<string> {
  const text = await page.getByText(/^Code: /).textContent();
  return text?.replace('Code: ', '') ?? '';
}

test("a remote's error in a browser is logged with the remote's owner and the page's trace", {
  tag: '@full',
}, async ({ page }) => {
  // Makes `map` throw when the post list calls it. A changed file of the release cannot throw
  // instead, because the browser would refuse this file.
  await page.addInitScript(() => {
    const { map } = Array.prototype;
    Array.prototype.map = function (this: unknown[], ...given: Parameters<typeof map>) {
      const isOfPosts = Object.hasOwn(Object(this[0]), 'authorName');
      if (isOfPosts && new Error().stack?.includes('/releases/mf_content/')) {
        throw new TypeError('broken');
      }
      return map.apply(this, given);
    } as typeof map;
  });
  await page.goto(`${market.origin}/about-us`);
  await waitForHydration(page);
  await navigateInside(page, '/blog?tag=fish');
  await expect(retryButton(page)).toBeVisible({ timeout: 15_000 });
  const code = await shownCode(page);
  expect(code).toMatch(/^[\da-f]{8}$/);

  const find = () =>
    gatewayLines().find(
      ({ event, remote }) => event === 'browser-failure' && remote === 'mf_content',
    );
  await expect.poll(find, { timeout: LEARNED_WITHIN_MS }).toBeDefined();
  const failure = find();
  const composition = gatewayLines().find(({ event }) => event === 'composition');
  expect(failure).toMatchObject({
    kind: 'region',
    owner: expect.any(String),
    page: '/blog',
    composition: composition?.id,
    trace: expect.stringMatching(new RegExp(`^${code}`)),
    time: expect.stringMatching(/^\d{4}-/),
  });
  expect(JSON.stringify(failure)).not.toContain('tag=fish');
  expect(await figures(page)).toMatch(
    new RegExp(
      `shop_browser_errors_total\\{remote="mf_content",release="${failure?.version}",kind="region"\\} [1-9]`,
    ),
  );

  // After a failure, every API call of the page is traced, so the API logs the failure's trace.
  await retryButton(page).click();
  await expect
    .poll(async () => (await apiLines()).some(({ trace }) => trace === failure?.trace), {
      timeout: LEARNED_WITHIN_MS,
    })
    .toBe(true);
});

test('if a browser cannot load the code of a page, the metrics count a failed load', {
  tag: '@full',
}, async ({ page }) => {
  await page.route(/\/releases\/mf_account\//, (route) => route.abort('connectionrefused'));
  await page.goto(`${market.origin}/blog`);
  await waitForHydration(page);
  await navigateInside(page, '/orders');
  await expect(retryButton(page)).toBeVisible();
  await expect
    .poll(() => figures(page), { timeout: LEARNED_WITHIN_MS })
    .toMatch(/shop_failed_loads_total\{remote="mf_account",release="[^"]+"\} [1-9]/);
  expect(gatewayLines()).toContainEqual(
    expect.objectContaining({ event: 'browser-failure', kind: 'load', remote: 'mf_account' }),
  );
});

test('the error code of a page that fails on the server identifies its log lines, and a trace covers gateway, worker and API', {
  tag: '@full',
}, async ({ page }) => {
  const trace = createTrace();
  const headers = { traceparent: traceparentOf(trace) };
  api.breakCalls('/blog', { status: 500 });
  const failed = await page.request.get(`${market.origin}/blog/no-such`, { headers });
  api.heal();
  expect(failed.status()).toBe(503);
  const code = trace.traceId.slice(0, 8);
  expect(await failed.text()).toContain(code);
  const eventsOf = ({ traceId }: Trace) =>
    gatewayLines().flatMap((line) => (line.trace === traceId ? (line.event ?? []) : []));
  // The router also writes the failure to the worker's console. That is a separate stream, so the
  // order of the lines varies.
  await expect.poll(() => eventsOf(trace).sort()).toEqual(['console', 'failure', 'request']);

  const whole = createTrace();
  await page.request.get(`${market.origin}/blog?pageNumber=2`, {
    headers: { traceparent: traceparentOf(whole) },
  });
  await expect
    .poll(async () => (await apiLines()).filter(({ trace: id }) => id === whole.traceId).length)
    .toBeGreaterThan(0);

  // The request's span is the parent of the render's span, which is the parent of the API calls'
  // spans.
  const spanOf = (kind: number) =>
    spans.find((span) => span.traceId === whole.traceId && span.kind === kind);
  await expect.poll(() => [1, 2, 3].map((kind) => spanOf(kind)?.name)).not.toContain(undefined);
  expect(spanOf(2)).toMatchObject({ name: 'GET /blog', parentSpanId: whole.spanId });
  expect(spanOf(1)).toMatchObject({ name: 'render', parentSpanId: spanOf(2)?.spanId });
  expect(spanOf(3)?.parentSpanId).toBe(spanOf(1)?.spanId);
});

test("a violation of a page's Content-Security-Policy is logged with the page's remote", {
  tag: '@full',
}, async ({ page }) => {
  await page.goto(`${market.origin}/about-us`);
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.example/x.png?y=1';
    document.body.append(picture);
  });
  const composition = gatewayLines().find(({ event }) => event === 'composition');
  await expect
    .poll(() => gatewayLines().find(({ event }) => event === 'csp-violation'))
    .toMatchObject({
      remote: 'mf_content',
      composition: composition?.id,
      page: '/about-us',
      directive: 'img-src',
      blocked: 'https://elsewhere.example',
    });
});

test('no log line contains a query, a cookie or a token', { tag: '@full' }, async ({ page }) => {
  await page.request.get(`${market.origin}/orders?token=s3cr3t-token`, {
    headers: { cookie: 'accessToken=s3cr3t-token' },
  });
  await expect.poll(() => gatewayLines().some(({ path }) => path === '/orders')).toBe(true);
  expect(output).not.toContain('s3cr3t-token');
  const lines = gatewayLines().filter(({ event }) => event !== undefined);
  expect(lines.filter(({ time }) => !/^\d{4}-\d\d-\d\dT/.test(String(time)))).toEqual([]);
});
