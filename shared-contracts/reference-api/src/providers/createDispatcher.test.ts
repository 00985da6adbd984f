import { pino } from 'pino';
import { createDispatcher } from './createDispatcher';
import type { Message, Messenger, Messengers } from './Messenger';

const sms: Message = { to: '+8801711000001', channel: 'sms', text: 'code 123456' };
const mail: Message = { ...sms, to: 'rahim@example.com', channel: 'email', subject: 'Code' };

/** Creates an adapter that collects its messages in `taken` and calls `then` for each. */
function keep(then: (message: Message) => Promise<void> = async () => undefined) {
  const taken: Message[] = [];
  const messenger: Messenger = {
    send(message) {
      taken.push(message);
      return then(message);
    },
  };
  return { taken, ...messenger };
}

const refuse = () => Promise.reject(new Error('no'));

function open(messengers: Messengers, isRecorded = false, outbox = keep()) {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  return { ...createDispatcher({ messengers, outbox, isRecorded, log }), outbox, lines };
}

describe('the dispatcher of messages', () => {
  it('sends each message over the adapter of its channel, or to the outbox if the channel has no adapter', async () => {
    const email = keep();
    const { send, settled, outbox } = open({ email });
    send(sms);
    send(mail);
    await settled();
    expect(email.taken).toEqual([mail]);
    expect(outbox.taken).toEqual([sms]);
  });

  it('copies each message to the outbox if isRecorded is true, even if an adapter sends the message', async () => {
    const email = keep();
    const { send, settled, outbox } = open({ email }, true);
    send(mail);
    await settled();
    expect([email.taken, outbox.taken]).toEqual([[mail], [mail]]);
  });

  it.each<[string, Messengers, boolean, ReturnType<typeof keep>, boolean]>([
    ['true if the provider accepts the message', { sms: keep() }, false, keep(), true],
    ['false if the provider refuses the message', { sms: keep(refuse) }, false, keep(), false],
    [
      'false if the provider refuses the message, although the outbox accepts it',
      { sms: keep(refuse) },
      true,
      keep(),
      false,
    ],
    [
      'true if the provider accepts the message, although the outbox refuses it',
      { sms: keep() },
      true,
      keep(refuse),
      true,
    ],
    ['true if there is no provider and the outbox accepts the message', {}, false, keep(), true],
    [
      'false if there is no provider and the outbox refuses the message',
      {},
      false,
      keep(refuse),
      false,
    ],
  ])('makes trySending return %s', async (_what, messengers, isRecorded, outbox, isTaken) => {
    const { trySending } = open(messengers, isRecorded, outbox);
    expect(await trySending(sms)).toBe(isTaken);
  });

  it('does not make the caller of `send` wait, and resolves `settled` when all messages are sent', async () => {
    let finish: () => void = () => undefined;
    const slow = keep(() => new Promise((resolve) => (finish = resolve)));
    const { send, settled } = open({ sms: slow });
    expect(send(sms)).toBeUndefined();
    let isSettled = false;
    const waiting = settled().then(() => {
      isSettled = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(isSettled).toBe(false);
    finish();
    await waiting;
  });

  it.each<[string, () => Promise<void>]>([
    ['fails', () => Promise.reject(Object.assign(new Error('550 +8801711000001 123456'), CODES))],
    [
      'throws immediately',
      () => {
        throw Object.assign(new Error('+8801711000001'), CODES);
      },
    ],
  ])(
    'logs that a provider %s, without recipient and code, and still copies the message to the outbox',
    async (_, then) => {
      const { send, settled, lines, outbox } = open({ sms: keep(then) }, true);
      send(sms);
      await settled();
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { level: 50, channel: 'sms', reason: 'Error EENVELOPE 550', msg: 'not sent' },
      ]);
      expect(lines.join()).not.toMatch(/8801711000001|123456/);
      expect(outbox.taken).toEqual([sms]);
    },
  );

  it('drops further messages while 500 messages wait for a provider that hangs', async () => {
    const hanging = keep(() => new Promise(() => undefined));
    const { send, lines } = open({ sms: hanging });
    for (let n = 0; n < 510; n += 1) send(sms);
    expect(hanging.taken).toHaveLength(500);
    expect(lines).toHaveLength(10);
    expect(lines.join()).not.toMatch(/8801711000001|123456/);
  });
});

const CODES = { code: 'EENVELOPE', responseCode: 550 };
