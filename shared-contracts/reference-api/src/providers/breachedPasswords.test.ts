import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import { type RangeService, serveRanges } from '../testing/serveRanges';
import { type BreachedPasswords, breachedPasswords } from './breachedPasswords';

const LEAKED = 'seven green bottles';
const BANGLA = 'নদীর ধারে বাড়ি';

const sha1 = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

describe('breachedPasswords', () => {
  let service: RangeService;
  let isBreached: BreachedPasswords;

  beforeAll(async () => {
    service = await serveRanges([LEAKED, BANGLA.normalize('NFC')]);
    // `timeoutMs` is longer than a reply takes, even on a busy machine.
    isBreached = breachedPasswords({ origin: service.origin, timeoutMs: 30_000 });
  });
  beforeEach(() => {
    service.requests.length = 0;
    service.answer = service.answerRange;
  });
  afterAll(() => service?.close());

  it.each([
    [LEAKED, true],
    [`${LEAKED}!`, false],
    [BANGLA.normalize('NFC'), true],
    [BANGLA.normalize('NFD'), true],
  ])('returns for the password %s: %s', async (password, expected) => {
    expect(await isBreached(password)).toBe(expected);
  });

  it("sends only five hex digits of the password's hash, and requests padding", async () => {
    await isBreached(LEAKED);
    const [sent] = service.requests;
    expect(sent?.url).toBe(`/range/${sha1(LEAKED).slice(0, 5)}`);
    expect(sent?.headers['add-padding']).toBe('true');
    const all = JSON.stringify(service.requests).toUpperCase();
    expect(all).not.toContain(sha1(LEAKED).slice(0, 6));
    expect(all).not.toContain(sha1(LEAKED).slice(5, 15));
    expect(sent?.body).toBe('');
  });

  it('does not count an entry with count 0, which the service adds as padding', async () => {
    const suffix = sha1(LEAKED).slice(5);
    service.answer = (_, response) => response.end(`${suffix}:0\r\n`);
    expect(await isBreached(LEAKED)).toBe(false);
    service.answer = (_, response) => response.end(`${'A'.repeat(35)}:7\r\n${suffix}:1\r\n`);
    expect(await isBreached(LEAKED)).toBe(true);
  });

  it.each<[string, RangeService['answer']]>([
    ['replies with an error', (_, response) => response.writeHead(503).end()],
    ['redirects', (_, response) => response.writeHead(302, { location: '/range/AAAAA' }).end()],
    ['never replies', () => undefined],
    ['stops in the middle of its reply', (_, response) => response.writeHead(200).write('AAAAA')],
    [
      'sends an endless reply',
      (_, response) => {
        response.writeHead(200);
        const more = () => {
          while (!response.destroyed && response.write('A'.repeat(65_536)));
        };
        response.on('drain', more);
        more();
      },
    ],
  ])(
    'fails if the service %s, with an error that reveals nothing of the password',
    async (_, answer) => {
      service.answer = answer;
      const impatient = breachedPasswords({ origin: service.origin, timeoutMs: 300 });
      const failure = await impatient(LEAKED).catch((error: unknown) => error);
      expect(failure).toMatchObject({ message: expect.any(String) });
      expect(inspect(failure, { depth: 9 })).not.toContain(sha1(LEAKED).slice(0, 5));
    },
  );
});
