import { verifyQa } from '@marketplace/contracts/server/qaKey';
import { sessionContext } from '@marketplace/contracts/server/sessionContext';
import { parseSettings, SettingsError } from './parseSettings';
import { TestSessions } from './TestSessions';

const NOW = new Date('2026-11-30T10:00:00Z');
const AT = '2026-12-16T09:00:00+06:00';
/** The same time in UTC. */
const AT_UTC = '2026-12-16T03:00:00.000Z';

const parse = (body: unknown) => parseSettings(body, NOW);

/** @returns the message of the refusal */
function refusalOf(body: unknown): string {
  try {
    parse(body);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('The settings were accepted.');
}

describe('parseSettings', () => {
  it('returns complete settings unchanged', () => {
    const settings = {
      composition: {
        shell: { version: '-2026.11_30' },
        mf_catalog: { channel: 'preview/new-cards/2' },
        mf_content: { channel: 'staging' },
        mf_account: { channel: 'canary' },
        mf_cart_checkout: { origin: 'http://localhost:4300' },
      },
      clock: { at: AT_UTC, setAt: '2026-11-30T09:59:00.500Z', isFrozen: true },
      faults: [
        { call: 'placeOrder', times: 1, delayMs: 0, reply: { status: 409, code: 'out-of-stock' } },
        { call: 'placeOrder', times: 1000, delayMs: 60_000, reply: { status: 599 } },
        { call: 'listProducts', reply: 'broken' },
        { call: 'listWishlist', reply: 'offline' },
        { call: 'getPublicCart', reply: { status: 400, code: 'fault' } },
        { remote: 'mf_content', on: 'browser', delayMs: 5000, fails: 'missing' },
        { remote: 'mf_catalog', fails: 'throws' },
      ],
      who: { phone: '01711000001', token: 'expired' },
      language: 'bn',
      theme: 'dark',
      seed: 2_147_483_647,
    };
    expect(parse(settings)).toEqual(settings);
  });

  it('accepts a channel as the composition', () => {
    const settings = { composition: 'preview/bug-17' };
    expect(parse(settings)).toEqual(settings);
  });

  it('adds no keys to empty settings', () => {
    expect(Object.keys(parse({}))).toEqual([]);
  });

  it('records that a clock was set now and is running if the settings contain only its time', () => {
    expect(parse({ clock: { at: AT } })).toEqual({
      clock: { at: AT_UTC, setAt: '2026-11-30T10:00:00.000Z', isFrozen: false },
    });
  });

  it.each(['2026-12-16T09:00+06:00', AT, '2026-12-16T03:00:00Z', '2026-12-16T03:00:00.0004Z'])(
    'writes the time %s as the API accepts it',
    (at) => {
      const settings = parse({ clock: { at, setAt: at } });
      expect(settings.clock).toEqual({ at: AT_UTC, setAt: AT_UTC, isFrozen: false });
      const key = Buffer.from('k'.repeat(32));
      const sessions = new TestSessions(key);
      const signed = sessions.contextOf(sessions.create(settings));
      const context = Buffer.from(verifyQa(key, signed) ?? '', 'base64url').toString();
      expect(sessionContext.parse(JSON.parse(context)).clock).toEqual(settings.clock);
    },
  );

  const KEYS = 'write an object with the keys';
  const TIME = 'write a time with its zone as in ISO 8601, e.g. 2026-12-16T09:00:00+06:00';
  const REPLY = 'write "broken", "offline" or an object with the key status';
  const VERSION = 'write a version of letters, digits, - _ and .';
  const CHANNEL = 'write production, canary, staging or preview/<branch>';
  const REMOTE = 'write the name of a remote, e.g. mf_content';
  const TIMES = 'write a whole number from 1 to 1000';
  const DELAY = 'write a whole number from 0 to 60000';
  const STATUS = 'write a whole number from 400 to 599';
  const PARTS =
    'write a channel, or an object with a release for each part, e.g. { "shell": { "version": "1" } }';

  it.each([
    [
      'later',
      `The body is "later": ${KEYS} composition, clock, faults, who, language, theme, seed`,
    ],
    [null, `The body is null: ${KEYS} composition, clock, faults, who, language, theme, seed`],
    [
      { fault: [] },
      `fault is unknown: ${KEYS} composition, clock, faults, who, language, theme, seed`,
    ],
    [{ composition: 'live' }, `composition is "live": ${PARTS}`],
    [{ composition: { Shell: { version: '1' } } }, `composition.Shell is no part: ${PARTS}`],
    [{ composition: { valueOf: { version: '1' } } }, `composition.valueOf is no part: ${PARTS}`],
    [
      { composition: { shell: '1' } },
      `composition.shell is "1": ${KEYS} version, channel, origin, absent`,
    ],
    [
      { composition: { shell: {} } },
      'composition.shell is {}: write either a version, a channel, an origin, or "absent": true',
    ],
    [
      { composition: { shell: { version: '1', channel: 'staging' } } },
      'composition.shell is {"version":"1","channel":"staging"}: write either a version, a channel, an origin, or "absent": true',
    ],
    [{ composition: { shell: { version: 1 } } }, `composition.shell.version is 1: ${VERSION}`],
    [
      { composition: { shell: { version: '..' } } },
      `composition.shell.version is "..": ${VERSION}`,
    ],
    [
      { composition: { shell: { version: 'a/b' } } },
      `composition.shell.version is "a/b": ${VERSION}`,
    ],
    [
      { composition: { shell: { channel: 'preview' } } },
      `composition.shell.channel is "preview": ${CHANNEL}`,
    ],
    [
      { composition: { shell: { branch: 'x' } } },
      `composition.shell.branch is unknown: ${KEYS} version, channel, origin, absent; composition.shell is {"branch":"x"}: write either a version, a channel, an origin, or "absent": true`,
    ],
    ...[
      'localhost:4300',
      'http://localhost:4300/',
      'http://localhost:4300/releases',
      'http://me@localhost:4300',
      'http://localhost:4300@other.example',
      'file:///etc',
      'http://LOCALHOST:4300',
      '//localhost:4300',
    ].map((origin): [unknown, string] => [
      { composition: { shell: { origin } } },
      `composition.shell.origin is "${origin}": write an origin without a path, e.g. http://localhost:4300`,
    ]),
    [{ clock: {} }, `clock.at is missing: ${TIME}`],
    [{ clock: { at: '2026-12-16' } }, `clock.at is "2026-12-16": ${TIME}`],
    [{ clock: { at: '2026-12-16T09:00:00' } }, `clock.at is "2026-12-16T09:00:00": ${TIME}`],
    [{ clock: { at: '2026-02-30T09:00:00Z' } }, `clock.at is "2026-02-30T09:00:00Z": ${TIME}`],
    ...['9999-12-31T23:00:00-06:00', '0000-01-01T00:00:00+06:00'].map((at): [unknown, string] => [
      { clock: { at } },
      `clock.at is "${at}": ${TIME}`,
    ]),
    [{ clock: { at: AT, setAt: 0 } }, `clock.setAt is 0: ${TIME}`],
    [{ clock: { at: AT, isFrozen: 1 } }, 'clock.isFrozen is 1: write true or false'],
    [{ faults: {} }, 'faults is {}: write a list of faults'],
    [{ faults: [7] }, 'faults.0 is 7: write an object with the key call or the key remote'],
    [{ faults: [{}] }, 'faults.0.call is missing: write the id of a call, e.g. placeOrder'],
    [
      { faults: [{ call: 'placeOrders' }] },
      'faults.0.call is "placeOrders": no call of the contract has this id',
    ],
    [
      { faults: [{ call: 'toString' }] },
      'faults.0.call is "toString": no call of the contract has this id',
    ],
    [{ faults: [{ remote: 'shell' }] }, `faults.0.remote is "shell": ${REMOTE}`],
    [{ faults: [{ remote: '../x', fails: 'missing' }] }, `faults.0.remote is "../x": ${REMOTE}`],
    [
      { faults: [{ remote: 'mf_content', fails: 'gone' }] },
      'faults.0.fails is "gone": write missing or throws',
    ],
    [
      { faults: [{ remote: 'mf_content', on: 'phone' }] },
      'faults.0.on is "phone": write server or browser, or leave it out for both',
    ],
    [
      { faults: [{ remote: 'mf_content', times: 1 }] },
      `faults.0.times is unknown: ${KEYS} remote, on, delayMs, fails`,
    ],
    [{ who: 7 }, 'who is 7: write "visitor" or an object with the keys phone, token'],
    [{ who: {} }, 'who.phone is missing: write the phone of a customer, e.g. 01711000001'],
    [
      { who: { phone: '01711000001', token: 'old' } },
      'who.token is "old": write valid, expired or revoked',
    ],
    [{ language: 'de' }, 'language is "de": write en, bn, fr'],
    [{ theme: 'blue' }, 'theme is "blue": write light or dark'],
    [{ seed: 'a' }, 'seed is "a": write a whole number from 0 to 2147483647'],
    [{ seed: -1 }, 'seed is -1: write a whole number from 0 to 2147483647'],
    [{ seed: 0.5 }, 'seed is 0.5: write a whole number from 0 to 2147483647'],
    [{ seed: 2 ** 31 }, 'seed is 2147483648: write a whole number from 0 to 2147483647'],
  ])('refuses %j', (body, message) => {
    expect(refusalOf(body)).toBe(message);
  });

  it.each([
    [{ times: 0 }, `faults.0.times is 0: ${TIMES}`],
    [{ times: 1001 }, `faults.0.times is 1001: ${TIMES}`],
    [{ times: 1.5 }, `faults.0.times is 1.5: ${TIMES}`],
    [{ delayMs: -1 }, `faults.0.delayMs is -1: ${DELAY}`],
    [{ delayMs: 60_001 }, `faults.0.delayMs is 60001: ${DELAY}`],
    [{ delayMs: '50' }, `faults.0.delayMs is "50": ${DELAY}`],
    [{ reply: 'gone' }, `faults.0.reply is "gone": ${REPLY}`],
    [{ reply: null }, `faults.0.reply is null: ${REPLY}`],
    [{ reply: {} }, `faults.0.reply.status is missing: ${STATUS}`],
    [{ reply: { status: '500' } }, `faults.0.reply.status is "500": ${STATUS}`],
    [{ reply: { status: 399 } }, `faults.0.reply.status is 399: ${STATUS}`],
    [{ reply: { status: 600 } }, `faults.0.reply.status is 600: ${STATUS}`],
    [{ reply: { status: 500, text: 'x' } }, `faults.0.reply.text is unknown: ${KEYS} status, code`],
    [
      { reply: { status: 409, code: 1 } },
      'faults.0.reply.code is 1: write an error code of the contract, e.g. out-of-stock',
    ],
    [
      { reply: { status: 409, code: 'sold-out' } },
      'faults.0.reply.code is "sold-out": no error of the contract has this code',
    ],
    [
      { reply: { status: 500, code: 'out-of-stock' } },
      'faults.0.reply.code is "out-of-stock": write it with the status 409',
    ],
  ])('refuses a fault with %j', (fault, message) => {
    expect(refusalOf({ faults: [{ call: 'placeOrder', ...fault }] })).toBe(message);
  });

  it('names every faulty key', () => {
    const fault = { call: 'placeOrder', times: 0, delayMs: -1 };
    expect(refusalOf({ clock: { at: 'noon' }, faults: [fault], a: 1, b: 2 }).split('; ')).toEqual([
      `clock.at is "noon": ${TIME}`,
      `faults.0.times is 0: ${TIMES}`,
      `faults.0.delayMs is -1: ${DELAY}`,
      `a is unknown: ${KEYS} composition, clock, faults, who, language, theme, seed`,
      `b is unknown: ${KEYS} composition, clock, faults, who, language, theme, seed`,
    ]);
  });

  it('cuts a long value in its message', () => {
    expect(refusalOf({ faults: 'x'.repeat(5000) })).toBe(
      `faults is "${'x'.repeat(59)}…: write a list of faults`,
    );
  });
});
