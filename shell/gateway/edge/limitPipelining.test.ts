import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { limitPipelining } from './limitPipelining';

const LIMITS = { waiting: 8, replyBytes: 512 * 1024 };
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`;
const last = get('/last', 'connection: close\r\n');

describe('pipelined requests', () => {
  let server: Server;
  const clients: Socket[] = [];
  let connections: Socket[] = [];
  /** Paths of the requests that the server has begun to handle. */
  let begun: string[] = [];
  /** Replies to the requests in `begun`, in the same order. */
  let replies: ServerResponse[] = [];

  async function serve(answer: RequestListener) {
    [begun, replies, connections] = [[], [], []];
    server = createServer((request, reply) => {
      begun.push(request.url ?? '');
      replies.push(reply);
      return answer(request, reply);
    });
    limitPipelining(server, LIMITS);
    server.on('connection', (socket) => connections.push(socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    server.closeAllConnections();
    server.close();
  });

  function send(requests: string): Socket {
    // The cast is safe: a TCP listener's address is never a string.
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    client.on('error', () => undefined).write(requests);
    clients.push(client);
    return client;
  }
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await setImmediate();
  };

  it('are handled one after another', async () => {
    let most = 0;
    await serve(async ({ url }, reply) => {
      most = Math.max(most, replies.filter(({ writableEnded }) => !writableEnded).length);
      await setImmediate();
      reply.end(`<${url}>`);
    });
    const said = await text(send(get('/1') + get('/2') + get('/3') + last));
    expect(said.match(/<[^>]+>/g)).toEqual(['</1>', '</2>', '</3>', '</last>']);
    expect(most).toBe(1);
  });

  it('reach the server with their bodies', async () => {
    await serve(async (request, reply) => void reply.end(`<${await text(request)}>`));
    const post = (body: string) =>
      `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    // This body is longer than the part of an unread body that Node buffers.
    const long = 'y'.repeat(200_000);
    const said = await text(send(post('one') + post(long) + post('three') + last));
    expect(said.match(/<\w*>/g)).toEqual(['<one>', `<${long}>`, '<three>', '<>']);
  });

  it('wait until the client has read the reply to the previous request', async () => {
    const size = 16 * 1024 * 1024; // exceeds the buffers of the operating system
    await serve((_request, reply) => void reply.end(Buffer.alloc(size)));
    const client = send(get('/1') + get('/2') + last).pause();
    await until(() => begun.length > 0);
    for (let turns = 0; turns < 50; turns += 1) await setImmediate();
    expect(begun).toEqual(['/1']);
    expect(connections[0]?.writableLength).toBeLessThanOrEqual(size + 1000);
    const ended = once(client, 'end');
    client.resume();
    await ended;
    expect(begun).toEqual(['/1', '/2', '/last']);
  });

  it.each([
    ['with no further header', get('/')],
    ['with an expect header', get('/', 'expect: x\r\n')],
    ['without a host header', 'GET / HTTP/1.1\r\n\r\n'],
  ])(
    'lose their connection before the server handles any of them if hundreds arrive together: %s',
    async (_, request) => {
      await serve(() => undefined);
      send(request.repeat(600)).pause();
      await until(() => connections.length > 0);
      await once(connections[0] as Socket, 'close');
      expect(begun).toEqual([]);
    },
  );

  it.each([
    ['is not ready', () => undefined],
    ['is not read', (reply: ServerResponse) => reply.end(Buffer.alloc(2 ** 24))],
  ])(
    'lose their connection if hundreds arrive while the reply to an earlier request %s',
    async (_, answer) => {
      await serve((__, reply) => void answer(reply));
      const client = send(get('/first')).pause();
      await until(() => begun.length > 0);
      client.write(get('/').repeat(600));
      await once(connections[0] as Socket, 'close');
      expect(begun).toEqual(['/first']);
    },
  );

  it('lose their connection if hundreds of them follow a request with a body', async () => {
    await serve((request) => void request.resume());
    send(`POST /first HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n\r\nbody${get('/').repeat(600)}`);
    await until(() => connections.length > 0);
    await once(connections[0] as Socket, 'close');
    expect(begun.length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['arrives in one packet', 0],
    ['is split within the head', 20],
    ['is split within the body', 100],
  ])('are not confused with the parts of a form that %s', async (_, split) => {
    await serve(async (request, reply) => void reply.end(`<${(await text(request)).length}>`));
    const body = '--x\r\ncontent-disposition: form-data; name="n"\r\n\r\nvalue\r\n'.repeat(40);
    const form = `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`;
    const client = send(form.slice(0, split));
    await until(() => connections.length > 0);
    for (let turns = 0; turns < 10; turns += 1) await setImmediate();
    client.write(form.slice(split));
    expect(await text(client)).toContain(`<${body.length}>`);
  });

  it('are handled even if the previous request gets its reply before its body has arrived', async () => {
    await serve((_request, reply) => void reply.end('<served>'));
    const body = 'part\r\n\r\n'.repeat(40);
    const client = send(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n`);
    await until(() => replies[0]?.closed === true);
    client.write(body + last);
    expect((await text(client)).match(/<served>/g)).toHaveLength(2);
  });

  it('are dropped if the reply to the previous request closes the connection', async () => {
    await serve((_request, reply) => void reply.setHeader('connection', 'close').end('bye'));
    expect(await text(send(get('/1') + get('/2') + get('/3')))).toContain('bye');
    expect(begun).toEqual(['/1']);
  });

  it.each<[string, string, (client: Socket) => void]>([
    ['ends the connection', '', (client) => client.end()],
    ['destroys the connection', '', (client) => client.destroy()],
    ['resets the connection', get('/2') + get('/3'), (client) => client.resetAndDestroy()],
  ])('are aborted when the client %s', async (_, others, leave) => {
    await serve(() => undefined);
    const client = send(get('/1') + others);
    await until(() => begun.length > 0);
    leave(client);
    const [reply] = replies;
    if (!reply?.closed) await once(reply as ServerResponse, 'close');
    expect(begun).toEqual(['/1']);
  });

  it('are handled, batch after batch, if no batch exceeds the limit', async () => {
    await serve((_request, reply) => void reply.end('<served>'));
    const client = send('');
    let said = '';
    client.on('data', (chunk) => {
      said += chunk;
    });
    for (let times = 1; times <= 5; times += 1) {
      client.write(get('/').repeat(LIMITS.waiting - 1) + get('/', 'expect: x\r\n'));
      await until(() => (said.match(/ 417 /g) ?? []).length === times);
    }
    expect(said.match(/<served>/g)).toHaveLength(5 * (LIMITS.waiting - 1));
  });
});
