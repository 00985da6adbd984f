import { isSigned, sign } from './signature';

const SECRET = 'a secret';
const BODY = '{"outcome":"paid"}';
const NOW = new Date('2026-01-15T09:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const header = sign(SECRET, BODY, NOW);

describe('the signature of a callback', () => {
  it.each([
    ['unchanged', SECRET, BODY, header, 0, true],
    ['after five minutes', SECRET, BODY, header, 300, true],
    ['after more than five minutes', SECRET, BODY, header, 301, false],
    ['from the future', SECRET, BODY, header, -301, false],
    ['with another secret', 'another', BODY, header, 0, false],
    ['with another body', SECRET, `${BODY} `, header, 0, false],
    ['with a later time', SECRET, BODY, header.replace(/\d+/, '1768467900000'), 300, false],
    ['without a time', SECRET, BODY, header.replace(/^.*,/, ''), 0, false],
    ['cut short', SECRET, BODY, header.slice(0, -1), 0, false],
    ['twice', SECRET, BODY, [header, header], 0, false],
    ['missing', SECRET, BODY, undefined, 0, false],
  ])(
    'is accepted only for the same body and secret, within five minutes: %s',
    (_, secret, body, given, seconds, expected) => {
      expect(isSigned(secret, body, given, after(seconds))).toBe(expected);
    },
  );
});
