import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { createTrace } from '@marketplace/contracts/trace';
import Fastify, { type FastifyInstance } from 'fastify';
import { createMonitor, type Monitor } from '../monitoring/createMonitor';
import { type Delivery, notePage, RequestLog } from '../monitoring/RequestLog';
import { serveReports } from '../monitoring/serveReports';
import { evaluateCanary } from './evaluateCanary';

const versions = {
  shell: 's1',
  mf_catalog: 'c1',
  mf_cart_checkout: 'k1',
  mf_account: 'a1',
  mf_content: 'o1',
};
type Group = 'live' | 'canary';

let monitor: Monitor;
let gateway: FastifyInstance;

beforeEach(() => {
  monitor = createMonitor({
    readManifest: () => Promise.reject(new Error('none')),
    pages: () => PROJECT_PAGES,
    write: () => undefined,
  });
  for (const id of ['live', 'canary']) monitor.report({ event: 'composition', id, versions });
  const stream = { write: () => undefined };
  gateway = Fastify({ logger: { stream }, logController: new RequestLog(monitor) });
  serveReports(gateway, monitor);
  gateway.get<{ Params: { group: Group; delivery: Delivery; status: string } }>(
    '/:group/:delivery/:status',
    async (request, reply) => {
      const { group, delivery, status } = request.params;
      notePage(request, { composition: group, delivery });
      return reply.code(Number(status)).send('page');
    },
  );
});
afterEach(() => gateway.close());

/** @returns IP addresses of shoppers, each of which counts as its own network */
const shoppers = (count: number) =>
  Array.from({ length: count }, (_, n) => `10.0.${n >> 8}.${n & 255}`);
const attackers = (count: number) => Array.from({ length: count }, (_, n) => `203.0.113.${n}`);

async function visit(group: Group, networks: readonly string[], times = 1, what = 'rendered/200') {
  for (let time = 0; time < times; time += 1) {
    for (const remoteAddress of networks) {
      await gateway.inject({ url: `/${group}/${what}`, remoteAddress });
    }
  }
}

const failure = { kind: 'region', what: 'region', message: 'made up', count: 1 };
const poorVital = { kind: 'vital', name: 'LCP', value: 60_000 };

async function report(
  composition: Group,
  networks: readonly string[],
  times: number,
  made: object = failure,
) {
  for (let time = 0; time < times; time += 1) {
    for (const remoteAddress of networks) {
      const isVital = made === poorVital;
      const about = isVital ? {} : { trace: createTrace().traceId, path: '/' };
      await gateway.inject({
        method: 'POST',
        url: '/reports',
        remoteAddress,
        payload: { composition, ...about, reports: [made] },
      });
    }
  }
}

const decide = () =>
  evaluateCanary(monitor.health.read('live', 0), monitor.health.read('canary', 0)).decision;

describe('a good canary', () => {
  beforeEach(async () => {
    await visit('live', shoppers(400));
    await visit('canary', shoppers(100));
  });

  it('continues despite 30 forged reports from one network, before and after that network visits the canary', async () => {
    await report('canary', attackers(1), 30);
    expect(decide()).toBe('continue');
    await visit('canary', attackers(1), 30);
    await report('canary', attackers(1), 30);
    expect(decide()).toBe('continue');
  });

  it('continues despite forged reports from two networks that open a page for each report', async () => {
    await visit('canary', attackers(2), 30);
    await report('canary', attackers(2), 30);
    expect(decide()).toBe('continue');
  });

  it('continues despite forged reports from networks that have not visited the canary', async () => {
    await report('canary', attackers(50), 2);
    expect(decide()).toBe('continue');
  });

  it('continues if its pages fail only for one network', async () => {
    await visit('canary', attackers(1), 50, 'failed/503');
    expect(decide()).toBe('continue');
  });

  it('continues if its pages are refused under load', async () => {
    await visit('canary', attackers(50), 1, 'refused/503');
    expect(decide()).toBe('continue');
  });

  it('continues despite forged web vitals from one network', async () => {
    const good = { ...poorVital, value: 900 };
    await report('live', shoppers(100), 1, good);
    await report('canary', shoppers(60), 1, good);
    await report('canary', attackers(1), 100, poorVital);
    await visit('canary', attackers(1), 100);
    await report('canary', attackers(1), 100, poorVital);
    expect(decide()).toBe('continue');
  });
});

describe('a bad canary', () => {
  const isBad = async () => {
    await visit('live', shoppers(400));
    await visit('canary', shoppers(200));
    await report('canary', shoppers(30), 1);
  };

  it('ends if its pages fail for many networks', async () => {
    await isBad();
    expect(decide()).toBe('end');
  });

  it('ends even if one network opens its pages hundreds of times without a failure', async () => {
    await isBad();
    await visit('canary', attackers(1), 600);
    expect(decide()).toBe('end');
  });

  it('ends even if two networks forge failures of the live release', async () => {
    await isBad();
    await visit('live', attackers(2), 200);
    await report('live', attackers(2), 100);
    expect(decide()).toBe('end');
  });
});
