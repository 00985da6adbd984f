import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { limitConnections } from './limitConnections';

describe('a server that limits its open connections', () => {
  let server: Server;
  let clients: Socket[] = [];

  beforeEach(async () => {
    server = createServer((_request, response) => void response.end('served'));
    limitConnections(server, 20);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    for (const client of clients) client.destroy();
    clients = [];
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  // The cast is safe: a TCP listener's address is never a string.
  const port = () => (server.address() as AddressInfo).port;
  async function open(localAddress: string, count: number): Promise<Socket[]> {
    const opened = Array.from({ length: count }, () => {
      const client = connect({ port: port(), host: '127.0.0.1', localAddress });
      return client.on('error', () => undefined).resume();
    });
    clients.push(...opened);
    await Promise.all(opened.map((client) => once(client, 'connect')));
    await haveSettled();
    return opened;
  }
  /** Resolves when server and clients agree on which connections are open. */
  async function haveSettled(): Promise<void> {
    const atServer = promisify(server.getConnections.bind(server));
    while ((await atServer()) !== stillOpen(clients)) await setImmediate();
  }
  const stillOpen = (sockets: Socket[]) => sockets.filter(({ destroyed }) => !destroyed).length;

  it('closes the oldest connection of the network with the most connections when the limit is exceeded', async () => {
    const shoppers = await open('127.0.0.2', 3);
    const first = await open('127.0.0.3', 10);
    const later = await open('127.0.0.3', 20);
    expect([stillOpen(shoppers), stillOpen(first), stillOpen(later)]).toEqual([3, 0, 17]);
    expect(await (await fetch(`http://127.0.0.1:${port()}`)).text()).toBe('served');
  });

  it('does not count connections that are already closed', async () => {
    for (let times = 0; times < 3; times += 1) {
      const opened = await open('127.0.0.3', 15);
      expect(stillOpen(opened)).toBe(15);
      for (const client of opened) client.destroy();
      await haveSettled();
    }
  });
});
