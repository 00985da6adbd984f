import Fastify, { type FastifyBaseLogger } from 'fastify';
import { ApiProblem, notFound, unauthorized } from './ApiProblem';
import { handleErrors } from './handleErrors';
import { createLog } from './traceRequests';

const NAMES: Readonly<Record<string, ApiProblem>> = {
  nobody: unauthorized(),
  forbidden: new ApiProblem(403, 'wrong-password', 'The password is wrong'),
  often: new ApiProblem(429, 'too-many-tries', 'Wait', { retryAfterSeconds: 60 }),
  missing: notFound('That order'),
};

describe('handleErrors', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => lines.push(line) });
  // The cast is safe: pino's logger has all methods of Fastify's logger type.
  const app = Fastify({ loggerInstance: log as FastifyBaseLogger, trustProxy: true });
  handleErrors(app);
  app.post<{ Params: { name: string } }>('/orders/:name', async ({ params }) => {
    throw NAMES[params.name];
  });
  afterAll(() => app.close());

  app.get('/broken', async () => {
    throw new Error('select secret from customers');
  });

  const ask = async (name: string) => {
    lines.length = 0;
    await app.inject({
      method: 'POST',
      url: `/orders/${name}?token=secret`,
      payload: { password: 'secret' },
      headers: { authorization: 'Bearer secret', 'x-forwarded-for': '203.0.113.7' },
    });
    return lines.map((line) => JSON.parse(line));
  };

  it.each([
    ['nobody', 401, 'unauthorized'],
    ['forbidden', 403, 'wrong-password'],
    ['often', 429, 'too-many-tries'],
  ])(
    'logs the network and the route of a refused access, but nothing that the client sent (case %s: %i %s)',
    async (name, status, code) => {
      const written = await ask(name);
      expect(written).toMatchObject([
        {
          event: 'access-refused',
          method: 'POST',
          path: '/orders/:name',
          status,
          code,
          network: '203.0.113.7',
        },
      ]);
      expect(JSON.stringify(written)).not.toContain('secret');
    },
  );

  it('logs nothing if the requested thing does not exist', async () => {
    expect(await ask('missing')).toEqual([]);
  });

  it('logs an unexpected error with its stack, and does not show its message to the client', async () => {
    lines.length = 0;
    const reply = await app.inject('/broken');
    expect(reply.json()).toEqual({
      statusCode: 500,
      code: 'internal',
      message: 'Something went wrong',
    });
    const [line] = lines.map((text) => JSON.parse(text));
    expect(lines).toHaveLength(1);
    expect(line.err.stack).toContain('handleErrors.test');
    expect(line).toMatchObject({
      msg: 'a request failed',
      err: { message: 'select secret from customers' },
    });
  });
});
