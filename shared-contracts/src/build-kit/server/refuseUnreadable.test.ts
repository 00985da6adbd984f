import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { refuseUnreadable } from './refuseUnreadable';

const GET = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
const POST = 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n';
const NONSENSE = 'nonsense\r\n\r\n';

describe('a request that the parser refuses', () => {
  let server: Server;

  /** @param answerMs delay before the reply; for `/begun`, a first chunk is sent immediately */
  async function serve(answerMs: number): Promise<void> {
    const limits = { requestTimeout: 300, headersTimeout: 300, connectionsCheckingInterval: 50 };
    server = createServer(limits, (request, response) => {
      if (request.url === '/begun') response.write('begun');
      request.on('error', () => undefined).resume();
      request.on('end', () => setTimeout(() => response.end('served'), answerMs));
    });
    refuseUnreadable(server, { 'x-content-type-options': 'nosniff' });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /**
   * Sends the pieces one after another on one connection. After a piece that `replied` lists, waits
   * for the reply.
   * @returns the status lines of the replies, and everything that was received
   */
  async function send(pieces: string[], replied: string[] = []) {
    // The cast is safe: the address of a TCP listener is never a string.
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    const all = text(socket);
    for (const piece of pieces) {
      socket.write(piece);
      if (replied.includes(piece)) await once(socket, 'data');
    }
    const said = await all;
    return { statuses: said.match(/HTTP\/1\.1 \d+/g) ?? [], said };
  }

  it('gets a reply with the given headers and a reason', async () => {
    await serve(0);
    const { statuses, said } = await send([NONSENSE]);
    expect(statuses).toEqual(['HTTP/1.1 400']);
    expect(said).toContain('x-content-type-options: nosniff\r\n');
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'invalid-request' });
  });

  it('gets a reply even if its connection has already carried other replies', async () => {
    await serve(0);
    const { statuses } = await send([GET, GET, NONSENSE], [GET]);
    expect(statuses).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 400']);
  });

  it.each([
    ['its body is unreadable', ['no length\r\n'], 400],
    ['its body is missing', [], 408],
  ])('gets a reply even if the fault comes after its headers: %s', async (_, pieces, status) => {
    await serve(0);
    const { statuses } = await send([GET, POST, ...pieces], [GET]);
    expect(statuses).toEqual(['HTTP/1.1 200', `HTTP/1.1 ${status}`]);
  });

  it('gets no reply while an earlier request on its connection waits for a reply', async () => {
    await serve(5000);
    expect(await send([GET, NONSENSE])).toEqual({ statuses: [], said: '' });
  });

  it('gets no second reply if the server has already begun to reply to it', async () => {
    await serve(0);
    const begun = POST.replace('/', '/begun');
    const { statuses, said } = await send([begun, 'no length\r\n'], [begun]);
    expect(statuses).toEqual(['HTTP/1.1 200']);
    expect(said).not.toContain('invalid-request');
  });
});
