import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { createLog, traceRequests } from './traceRequests';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = { traceparent: `00-${TRACE}-00f067aa0ba902b7-01` };

describe('log lines', () => {
  let lines: string[];
  let log: Logger;
  let app: FastifyInstance;

  beforeEach(() => {
    lines = [];
    log = createLog('info', { write: (line) => lines.push(line) });
    app = Fastify({
      // The cast is safe: pino's logger has all methods of Fastify's logger type.
      loggerInstance: log as FastifyBaseLogger,
      logController: new LogController({ disableRequestLogging: true }),
      childLoggerFactory: (logger) => logger,
    });
    traceRequests(app);
    app.get('/orders/:uuid', async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.warn('a gateway did not answer');
      request.log.error('a request failed');
      return 'ok';
    });
  });
  afterEach(() => app.close());

  const parsed = () => lines.map((line) => JSON.parse(line));

  it('contain the trace id of their request, even if the handler writes them after an `await`', async () => {
    await app.inject({ url: '/orders/7?token=secret', headers });
    expect(parsed().map(({ trace }) => trace)).toEqual([TRACE, TRACE, TRACE]);
    expect(parsed()[2]).toMatchObject({
      event: 'request',
      method: 'GET',
      path: '/orders/7',
      status: 200,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('contain different trace ids for concurrent requests', async () => {
    const ids = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
    await Promise.all(
      ids.map((id) =>
        app.inject({ url: '/orders/7', headers: { traceparent: `00-${id}-00f067aa0ba902b7-01` } }),
      ),
    );
    const counts = ids.map((id) => parsed().filter(({ trace }) => trace === id).length);
    expect(counts).toEqual([3, 3, 3]);
  });

  it('leave out the row that the database quotes in an error', () => {
    const detail = 'Key (phone)=(+8801711000001) already exists.';
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail });
    log.error({ err: error }, 'a request failed');
    expect(parsed()[0]).toMatchObject({ msg: 'a request failed', err: { code: '23505' } });
    expect(parsed()[0].err.stack).toContain('traceRequests.test');
    expect(lines.join('')).not.toContain('1711000001');
  });

  it('leave out query strings and headers, and cannot be forged through a request', async () => {
    await app.inject({
      url: '/orders/%0a{"event":"forged"}?code=123456',
      headers: { authorization: 'Bearer secret', traceparent: 'x\n{"event":"forged"}' },
    });
    const written = lines.join('');
    expect(written).not.toMatch(/secret|123456/);
    expect(written.trimEnd().split('\n')).toHaveLength(3);
    expect(parsed().map(({ event }) => event)).toEqual([undefined, undefined, 'request']);
    expect(parsed()[2].trace).toMatch(/^[\da-f]{32}$/);
  });
});
