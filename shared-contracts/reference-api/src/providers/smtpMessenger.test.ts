import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { smtpMessenger } from './smtpMessenger';

const message = {
  to: 'rahim@example.com',
  channel: 'email' as const,
  subject: 'Nodibazar: কোড',
  text: 'Code 123456. কোডটি কাউকে বলবেন না',
};
const from = 'Nodibazar <no-reply@nodibazar.example>';

describe('smtpMessenger', () => {
  let received: { from: string; to: string[]; source: string; user?: string }[];
  /** Number of times that a client has sent a password to the server. */
  let tried: number;
  let server: SMTPServer;
  let url: string;

  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      authOptional: true,
      onAuth({ username, password }, _session, done) {
        tried += 1;
        if (password === 'secret') done(null, { user: username });
        else done(new Error('no'));
      },
      onRcptTo: ({ address }, _session, done) =>
        address.startsWith('gone')
          ? done(Object.assign(new Error(`${address} is gone`), { responseCode: 550 }))
          : done(),
      onData(stream, session, done) {
        let source = '';
        stream.on('data', (chunk) => {
          source += chunk;
        });
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            source,
            user: typeof session.user === 'string' ? session.user : undefined,
          });
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    url = `smtp://shop:secret@127.0.0.1:${portOf(server.server)}`;
  });

  beforeEach(() => {
    tried = 0;
    received = [];
  });

  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('sends a mail with Bangla text from the configured sender', async () => {
    await smtpMessenger({ url, from }).send(message);
    expect(received).toMatchObject([
      { from: 'no-reply@nodibazar.example', to: ['rahim@example.com'], user: 'shop' },
    ]);
    const source = received[0]?.source ?? '';
    expect(source).toMatch(/^From: Nodibazar <no-reply@nodibazar\.example>\r?$/m);
    const [, body = ''] = source.split(/\r?\n\r?\n/);
    const text = /base64/i.test(source) ? Buffer.from(body, 'base64').toString() : unquote(body);
    expect(text.trim()).toBe(message.text);
  });

  it('lets the mail program offer a button to unsubscribe, but only if the message has a URL for it', async () => {
    const unsubscribeUrl = `https://shop.test/api/order-messages?token=${'a'.repeat(43)}`;
    const messenger = smtpMessenger({ url, from });
    await messenger.send({ ...message, unsubscribeUrl });
    await messenger.send(message);
    const [offered, bare] = received.map(({ source }) => source.replace(/\r?\n[ \t]+/g, ' '));
    expect(offered).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(offered).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(bare).not.toContain('List-Unsubscribe');
  });

  it('sends nothing to a second address if the recipient field contains two addresses', async () => {
    const to = 'a@example.com, b@example.com';
    await smtpMessenger({ url, from })
      .send({ ...message, to })
      .catch(() => undefined);
    expect(received.flatMap((mail) => mail.to)).not.toContain('b@example.com');
  });

  it.each([
    [
      'the server does not know the recipient',
      () => ({ url, to: 'gone@example.com' }),
      'EENVELOPE',
    ],
    ['the password is wrong', () => ({ url: url.replace('secret', 'x') }), 'EAUTH'],
    ['no server listens', () => ({ url: 'smtp://127.0.0.1:1' }), 'ESOCKET'],
  ])('fails with an error if %s', async (_, wrong, code) => {
    const { url: place, to = message.to } = { to: undefined, ...wrong() };
    const sending = smtpMessenger({ url: place, from }).send({ ...message, to });
    await expect(sending).rejects.toMatchObject({ code });
    expect(received).toEqual([]);
  });

  it('sends neither password nor mail unencrypted to another machine', async () => {
    // On Linux and macOS, this IP address also leads to this machine, but the code does not know
    // that.
    const elsewhere = url.replace('127.0.0.1', '0.0.0.0');
    const sending = smtpMessenger({ url: elsewhere, from }).send(message);
    await expect(sending).rejects.toMatchObject({ code: 'ETLS' });
    expect(received).toEqual([]);
    expect(tried).toBe(0);
  });

  it('times out if the server never replies', async () => {
    const silent = await listenInSilence();
    const slow = { url: `smtp://127.0.0.1:${portOf(silent.server)}`, from, timeoutMs: 150 };
    const start = performance.now();
    await expect(smtpMessenger(slow).send(message)).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(3000);
    await silent.close();
  });
});

async function listenInSilence() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { server, close };
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return address.port;
}

const unquote = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
