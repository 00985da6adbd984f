import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { callApi } from '@marketplace/contracts/api/client';
import { uploadFiles } from '@marketplace/contracts/api/uploads';
import { sql } from 'kysely';
import { createTestMarket } from '../testing/createTestMarket';
import { picture } from '../testing/hostileFiles';
import { CUSTOMER } from '../testing/marketUuids';
import { visitorWith } from '../testing/openTestApi';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';
import { waitForLock } from '../testing/waitForLock';
import { issueToken } from './accessTokens';

describe('reading the files of an upload', () => {
  const market = serveMarket(openPostgres);

  /** Starts an upload, and disconnects while the API waits for the customer's token. */
  async function leaveEarly(token: string): Promise<void> {
    const { server } = market.api.app;
    // The cast is safe: `address()` returns a string only for a Unix socket.
    const { port } = server.address() as AddressInfo;
    await market.db.transaction().execute(async (trx) => {
      await sql`lock table access_tokens`.execute(trx);
      const connected = once(server, 'connection');
      const sending = httpRequest({
        ...{ port, method: 'POST', path: '/file/upload-file', agent: false },
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 100_000,
        },
      });
      sending.on('error', () => undefined);
      sending.write('--x\r\n');
      // The cast is safe: the event `connection` gives a socket.
      const [socket] = (await connected) as [Socket];
      await waitForLock(market.db, 'relation');
      const closed = once(socket, 'close');
      sending.destroy();
      await closed;
    });
  }

  it('occupies no upload slot if the client disconnects before the slot is acquired', async () => {
    await createTestMarket(market.db);
    const { accessToken } = await issueToken(market.db, CUSTOMER.rahim, new Date());
    for (let i = 0; i < 3; i += 1) await leaveEarly(accessToken);
    const files = [new Blob([new Uint8Array(await picture('png'))])];
    const { items } = await callApi(uploadFiles, { request: visitorWith(accessToken), files });
    expect(items).toHaveLength(1);
  });
});
