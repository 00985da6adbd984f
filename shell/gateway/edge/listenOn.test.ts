import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  answeredByRefuseUnreadable,
  refuseUnreadable,
} from '@marketplace/contracts/server/refuseUnreadable';
import Fastify, { type FastifyInstance } from 'fastify';
import { listenOn } from './listenOn';

describe('a gateway that listens on localhost', () => {
  let gateway: FastifyInstance;

  beforeAll(async () => {
    gateway = Fastify({ clientErrorHandler: answeredByRefuseUnreadable });
    // An example of a setting of the server. It must also apply at the second IP address.
    refuseUnreadable(gateway.server, {});
    gateway.get('/', async ({ ip }) => ip);
    await listenOn(gateway, { host: 'localhost', port: 0 });
  });
  afterAll(() => gateway.close());

  // The cast is safe: a TCP listener's address is never a string.
  const portOf = () => (gateway.server.address() as AddressInfo).port;
  const send = (host: string, bytes: string) => {
    const socket = connect(portOf(), host);
    socket.write(bytes);
    return text(socket);
  };

  it.each(['127.0.0.1', '::1'])('replies at %s, and applies its limits there', async (host) => {
    const request = 'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
    expect(await send(host, request)).toContain(`\r\n\r\n${host}`);
    expect(await send(host, 'nonsense\r\n\r\n')).toContain('invalid-request');
  });

  it('frees its port at both IP addresses when it closes', async () => {
    const port = portOf();
    await gateway.close();
    for (const host of ['127.0.0.1', '::1']) {
      const socket = connect(port, host);
      const error = await new Promise((resolve) => socket.once('error', resolve));
      expect(error).toMatchObject({ code: 'ECONNREFUSED' });
    }
  });
});
