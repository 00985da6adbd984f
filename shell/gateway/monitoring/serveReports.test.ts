import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import Fastify, { type FastifyInstance } from 'fastify';
import { MOST_REPORTS, type ReportBatch } from '../../src/errors/reports/Report';
import { createMonitor, type Monitor } from './createMonitor';
import { ReportLimits } from './ReportLimits';
import { noteTestRequest } from './RequestLog';
import { serveReports } from './serveReports';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const versions = {
  shell: 's1',
  mf_catalog: 'c1',
  mf_cart_checkout: 'k1',
  mf_account: 'a1',
  mf_content: 'o1',
};
const failure = {
  kind: 'region',
  what: 'region',
  message: 'x is undefined',
  remote: 'mf_catalog',
  version: 'c1',
  at: 'client/expose-routes.js:1:200',
  count: 2,
} as const;
const batch: ReportBatch = {
  composition: 'c0ffee',
  trace: TRACE,
  path: '/product/rui-fish',
  reports: [failure],
};

let lines: string[];
let monitor: Monitor;
let gateway: FastifyInstance;

beforeEach(async () => {
  lines = [];
  monitor = createMonitor({
    readManifest: async (part) =>
      // The cast is safe: this test reads no other field of a manifest.
      ({ contact: { team: `team of ${part}`, email: `${part}@shop.example` } }) as never,
    pages: () => PROJECT_PAGES,
    write: (line) => lines.push(line),
  });
  monitor.report({ event: 'composition', id: 'c0ffee', versions });
  await new Promise((resolve) => setTimeout(resolve, 10));
  lines = [];
  gateway = Fastify();
  gateway.addHook('onRequest', async (request) => {
    if (request.headers['x-qa-session']) noteTestRequest(request);
  });
  serveReports(gateway, monitor);
});
afterEach(() => gateway.close());

const post = (
  payload: unknown,
  contentType = 'application/json',
  remoteAddress = '203.0.113.7',
  { headers = {}, composition = 'c0ffee' } = {},
) =>
  gateway.inject({
    method: 'POST',
    url: `/reports?composition=${composition}`,
    remoteAddress,
    headers: { 'content-type': contentType, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const written = () => lines.map((line) => JSON.parse(line));
const metrics = () => monitor.metrics.read();

describe('a failure in a browser', () => {
  it('is logged and counted with owner, release, composition, page and trace', async () => {
    expect((await post(batch)).statusCode).toBe(204);
    expect(written()).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        event: 'browser-failure',
        kind: 'region',
        remote: 'mf_catalog',
        owner: 'team of mf_catalog',
        contact: 'mf_catalog@shop.example',
        version: 'c1',
        composition: 'c0ffee',
        page: '/product/:slug',
        path: '/product/rui-fish',
        trace: TRACE,
        what: 'region',
        detail: 'x is undefined',
        at: 'client/expose-routes.js:1:200',
        count: 2,
      },
    ]);
    expect(await metrics()).toContain(
      'shop_browser_errors_total{remote="mf_catalog",release="c1",kind="region"} 2',
    );
  });

  it('is attributed to the owner of the page if the report names no part', async () => {
    const { remote: _remote, version: _version, ...unnamed } = failure;
    await post({ ...batch, path: '/blog/rice', reports: [unnamed] });
    expect(written()[0]).toMatchObject({ remote: 'mf_content', version: 'o1' });
  });

  it('is counted as a failed load if code could not be loaded', async () => {
    await post({ ...batch, reports: [{ ...failure, kind: 'load', count: 1 }] });
    expect(await metrics()).toContain(
      'shop_failed_loads_total{remote="mf_catalog",release="c1"} 1',
    );
  });

  it('adds no unknown names to the labels of metrics', async () => {
    const forged = { ...failure, remote: 'mf_forged', version: 'v1' };
    for (const reports of [[forged], [{ ...failure, version: 'v2' }]]) {
      await post({ ...batch, composition: 'forged', reports });
    }
    const text = await metrics();
    expect(text).not.toMatch(/forged|v1"|v2"/);
    expect(text).toContain('{remote="mf_catalog",release="other",kind="region"} 2');
    expect(written().map(({ composition }) => composition)).toEqual(['other', 'other']);
  });

  it('is logged without personal data even if the browser has not masked these data', async () => {
    await post({ ...batch, reports: [{ ...failure, message: 'of 01711000001 at /x?token=1' }] });
    expect(written()[0].detail).toBe('of [number] at /x?…');
  });

  it('is counted every time, but logged only five times a minute', async () => {
    for (let times = 0; times < 8; times += 1) await post(batch);
    expect(lines).toHaveLength(5);
    expect(await metrics()).toContain('kind="region"} 16');
  });
});

describe('a report of a browser', () => {
  it.each<[string, unknown]>([
    ['invalid JSON', '{'],
    ['an empty body', ''],
    ['an unknown field', { ...batch, user: 'rahima' }],
    ['an unknown field in an entry', { ...batch, reports: [{ ...failure, phone: '017' }] }],
    ['a path with a query', { ...batch, path: '/product?token=x' }],
    ['a trace with a line break', { ...batch, trace: `${TRACE}\n{"event":"forged"}` }],
    [
      'a message that is too long',
      { ...batch, reports: [{ ...failure, message: 'x'.repeat(301) }] },
    ],
    ['a name with a line break', { ...batch, composition: 'a\nb' }],
    ['no entries', { ...batch, reports: [] }],
    ['too many entries', { ...batch, reports: Array(MOST_REPORTS + 1).fill(failure) }],
    ['a count that is too high', { ...batch, reports: [{ ...failure, count: 1e9 }] }],
    ['an unknown vital', { ...batch, reports: [{ kind: 'vital', name: 'FID', value: 1 }] }],
  ])('is refused if it has %s', async (_what, body) => {
    expect((await post(body)).statusCode).toBe(400);
    expect(lines).toEqual([]);
  });

  it('is refused if it is too large or has the wrong content type', async () => {
    expect((await post(`"${'x'.repeat(8200)}"`)).statusCode).toBe(413);
    expect((await post(batch, 'text/plain')).statusCode).toBe(415);
  });

  it('is refused if its network has already sent 120 reports in this minute', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1) {
      statuses.push((await post(batch, 'application/json', `2001:db8::${count}`)).statusCode);
    }
    expect(statuses.slice(-2)).toEqual([204, 429]);
    expect((await post(batch)).statusCode).toBe(204);
    expect(await metrics()).toContain('shop_reports_total{result="limited"} 1');
  });
});

it('a report from one network is accepted even if 30 other networks exceed their limits', () => {
  const limits = new ReportLimits();
  const take = (times: number, network: string) =>
    Array.from({ length: times }, () => limits.take(network)).filter(Boolean).length;
  for (let network = 0; network < 30; network += 1) take(500, `203.0.113.${network}`);
  expect(take(1, '198.51.100.1')).toBe(1);
});

describe('web vitals', () => {
  it('are counted per composition, but not logged', async () => {
    for (const network of ['203.0.113.7', '203.0.113.8', '203.0.113.9']) {
      monitor.health.addVisit('c0ffee', network);
    }
    const reports = [
      { kind: 'vital', name: 'LCP', value: 3100 },
      { kind: 'vital', name: 'CLS', value: 0.04 },
    ];
    const sent = { composition: 'c0ffee', reports };
    expect((await post(sent)).statusCode).toBe(204);
    expect(lines).toEqual([]);
    expect(await metrics()).toContain('shop_web_vitals_sum{name="LCP",composition="c0ffee"} 3.1');
    for (const network of ['203.0.113.8', '203.0.113.9']) {
      await post(sent, 'application/json', network);
    }
    // The two networks with the most poor values do not count.
    expect(monitor.health.read('c0ffee', 0).vitals).toEqual({
      LCP: { measured: 1, poor: 1 },
      CLS: { measured: 3, poor: 0 },
    });
  });
});

describe('violations of the content security policy', () => {
  const body = {
    documentURL: 'https://shop.example/product/rui-fish?ref=x',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?y=1',
    sourceFile: 'https://shop.example/releases/mf_catalog/c1/client/a.js',
  };
  const older = {
    'csp-report': {
      'document-uri': body.documentURL,
      'violated-directive': 'script-src-elem',
      'blocked-uri': body.blockedURL,
      'source-file': body.sourceFile,
    },
  };

  it.each([
    ['report-to', [{ type: 'csp-violation', body }], 'application/reports+json'],
    ['report-uri', older, 'application/csp-report'],
  ])(
    'are logged without queries, and counted, if they arrive in the format of %s',
    async (_form, sent, type) => {
      expect((await post(sent, type)).statusCode).toBe(204);
      expect(written()).toMatchObject([
        {
          event: 'csp-violation',
          remote: 'mf_catalog',
          version: 'c1',
          composition: 'c0ffee',
          page: '/product/:slug',
          directive: 'script-src-elem',
          blocked: 'https://evil.example',
        },
      ]);
      expect(lines[0]).not.toMatch(/ref=|y=1/);
      expect(await metrics()).toContain('shop_csp_violations_total{directive="script-src-elem"} 1');
    },
  );

  it.each([
    ['come from a browser extension', { ...body, sourceFile: 'chrome-extension://abc/x.js' }],
    ['name an unknown directive', { ...body, effectiveDirective: 'forged-src' }],
    ['name no page', { ...body, documentURL: 'about' }],
  ])('are ignored if they %s', async (_what, other) => {
    const sent = [{ type: 'csp-violation', body: other }];
    expect((await post(sent, 'application/reports+json')).statusCode).toBe(204);
    expect(lines).toEqual([]);
  });
});

describe('reports of test sessions', () => {
  const OF_SESSION = 'qa-5e55-one';
  const violation = {
    type: 'csp-violation',
    body: {
      documentURL: 'https://shop.example/',
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
    },
  };
  const reports = [failure, { kind: 'vital', name: 'LCP', value: 3100 }];

  it.each([
    ['a page of the live composition', 'c0ffee', { 'x-qa-session': 'token' }],
    ['a page of the session, after the session has ended', OF_SESSION, {}],
  ])(
    'from %s are accepted and logged, so that their code leads to the page, but are not counted',
    async (_page, composition, headers) => {
      for (const network of ['203.0.113.7', '203.0.113.8', '203.0.113.9']) {
        monitor.health.addVisit(composition, network);
        const sent = { ...batch, composition, reports };
        const by = [network, { headers, composition }] as const;
        expect((await post(sent, 'application/json', ...by)).statusCode).toBe(204);
        expect((await post([violation], 'application/reports+json', ...by)).statusCode).toBe(204);
      }
      const logged = { role: 'session', composition, path: batch.path, trace: TRACE };
      expect(written()).toMatchObject([logged, logged, logged]);
      expect(await metrics()).not.toMatch(
        /shop_(reports|browser_errors|csp_violations)_total\{|shop_web_vitals_count\{/,
      );
      expect(monitor.health.read(composition, 0)).toMatchObject({ failedVisits: 0, vitals: {} });
    },
  );

  it('are not counted either if they are invalid or exceed the limit of their network', async () => {
    const headers = { 'x-qa-session': 'token' };
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1) {
      const reply = await post('{', 'application/json', '203.0.113.7', { headers });
      statuses.push(reply.statusCode);
    }
    expect(statuses.slice(-2)).toEqual([400, 429]);
    expect(await metrics()).not.toContain('shop_reports_total{');
  });
});
