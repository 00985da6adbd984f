import { listHomeSliders } from '../api/sliders';
import { readTraceparent, setTraceSource } from '../trace';
import { configureApi, type OutgoingRequest, type SentRequest } from './apiSettings';
import { callApi, clearApiCache } from './client';

const PAGE = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

describe('API calls', () => {
  let sent: OutgoingRequest[];
  let told: SentRequest[];
  let statuses: (number | undefined)[];

  beforeEach(() => {
    sent = [];
    told = [];
    clearApiCache();
    configureApi({
      baseUrl: 'http://api.test',
      getTimeoutMs: 8000,
      getDeadlineMs: 24_000,
      onSent: (request) => told.push(request),
      fetchReply: async (request) => {
        sent.push(request);
        const status = statuses.shift();
        if (status === undefined) throw new Error('socket hang up');
        return { status, headers: {}, text: '{"items":[]}' };
      },
    });
  });

  it("send their page's trace id and a new span id with each attempt, and report each attempt", async () => {
    setTraceSource(() => PAGE);
    statuses = [503, undefined, 200];
    await callApi(listHomeSliders);
    const steps = sent.map(({ headers }) => readTraceparent(headers.traceparent));
    expect(steps.map((step) => step?.traceId)).toEqual([PAGE.traceId, PAGE.traceId, PAGE.traceId]);
    expect(new Set([PAGE.spanId, ...steps.map((step) => step?.spanId)]).size).toBe(4);
    expect(told.map(({ trace }) => trace)).toEqual(steps);
    expect(told.map(({ status }) => status)).toEqual([503, undefined, 200]);
    expect(told[0]).toMatchObject({ parentId: PAGE.spanId, method: 'GET' });
    expect(told[0]?.url).toContain('http://api.test/');
  });

  it('send no trace header and report nothing if there is no current trace', async () => {
    setTraceSource(() => undefined);
    statuses = [200];
    await callApi(listHomeSliders);
    expect(sent[0]?.headers).not.toHaveProperty('traceparent');
    expect(told).toEqual([]);
  });
});
