import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { limitSendingTime } from './limitSendingTime';

describe('limitSendingTime', () => {
  const app = Fastify();

  beforeAll(async () => {
    limitSendingTime(app, 100);
    app.post('/quick', async () => 'taken');
    app.post('/large', { bodyLimit: 5_000_000 }, async () => 'taken');
    await app.listen({ host: '127.0.0.1', port: 0 });
  });

  afterAll(() => app.close());

  /** Sends half a body, the rest after a while, and tells what came back before the end. */
  const sendSlowly = (path: string) =>
    new Promise<string>((resolve) => {
      // A TCP listener's address is never a string.
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      let reply = '';
      socket.on('data', (chunk) => {
        reply += chunk;
        socket.end();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(reply.split('\r\n')[0] ?? ''));
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n"`,
      );
      setTimeout(() => socket.writable && socket.write('"'), 300);
    });

  it('cuts off who trickles a small body, and lets a large one take its time', async () => {
    expect(await sendSlowly('/quick')).toBe('');
    expect(await sendSlowly('/large')).toBe('HTTP/1.1 200 OK');
  });
});
