import Fastify from 'fastify';
import { guardRequests } from './guardRequests';
import { handleErrors } from './handleErrors';

describe('guardRequests', () => {
  it('refuses more at once than it can serve, answers health, and recovers', async () => {
    const app = Fastify();
    handleErrors(app);
    guardRequests(app);
    let finish: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    app.get('/slow', async () => {
      await gate;
      return 'done';
    });
    app.get('/healthz', async () => 'alive');

    const replies = Array.from({ length: 300 }, () => app.inject('/slow'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    finish();
    const statuses = (await Promise.all(replies)).map(({ statusCode, headers }) =>
      statusCode === 503 ? `503 after ${headers['retry-after']}` : statusCode,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(256);
    expect(statuses.filter((status) => status === '503 after 1')).toHaveLength(44);
    expect((await app.inject('/slow')).statusCode).toBe(200);
    await app.close();
  });
});
