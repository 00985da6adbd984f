import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { limitUnread } from './limitUnread';

const MB = 1024 * 1024;
/** A reply that is larger than the buffers of the operating system. */
const REPLY = Buffer.alloc(16 * MB, 'x');

describe('unread replies', () => {
  let server: Server;
  const sockets = new Set<Socket>();
  const clients: Socket[] = [];

  async function serve(limits: Parameters<typeof limitUnread>[1]) {
    server = createServer((_request, response) => void response.end(REPLY));
    server.on('connection', (socket) => sockets.add(socket));
    limitUnread(server, limits);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    sockets.clear();
    server.close();
    server.closeAllConnections();
  });

  const port = () => (server.address() as AddressInfo).port;
  function askAndNeverRead(times = 1) {
    const client = connect(port(), '127.0.0.1');
    client.on('error', () => undefined).pause();
    client.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n'.repeat(times));
    clients.push(client);
  }
  const unread = () => {
    const open = [...sockets].filter(({ destroyed }) => !destroyed);
    return open.reduce((sum, { writableLength }) => sum + writableLength, 0);
  };
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await wait(20);
  };
  const read = async () =>
    (await (await fetch(`http://127.0.0.1:${port()}`)).arrayBuffer()).byteLength;

  it('use no more memory than the limit allows', async () => {
    await serve({ stalledMs: 60_000, bytes: 40 * MB, checkMs: 50 });
    for (let n = 0; n < 12; n += 1) askAndNeverRead();
    await until(() => sockets.size === 12 && unread() > 0 && unread() <= 40 * MB);
    expect(await read()).toBe(REPLY.length);
  });

  it('count towards the limit even if their requests came in one packet', async () => {
    await serve({ stalledMs: 60_000, bytes: 40 * MB, checkMs: 50 });
    askAndNeverRead(3);
    await until(() => sockets.size > 0 && [...sockets].every(({ destroyed }) => destroyed));
    expect(await read()).toBe(REPLY.length);
  });

  it('lose their connection if the client reads nothing for a certain time', async () => {
    await serve({ stalledMs: 500, bytes: 1000 * MB, checkMs: 50 });
    askAndNeverRead();
    await until(() => unread() > 0);
    await until(() => unread() === 0);
    expect(await read()).toBe(REPLY.length);
  });

  it('keep their connection if the client reads slowly', async () => {
    await serve({ stalledMs: 600, bytes: 1000 * MB, checkMs: 50 });
    askAndNeverRead();
    const [client] = clients;
    let size = 0;
    client?.on('data', (chunk) => {
      size += chunk.length;
      client.pause();
      setTimeout(() => client.resume(), 10);
    });
    client?.resume();
    const end = Date.now() + 15_000;
    while (size < REPLY.length && !client?.destroyed && Date.now() < end) await wait(50);
    expect(size).toBeGreaterThanOrEqual(REPLY.length);
  });
});
