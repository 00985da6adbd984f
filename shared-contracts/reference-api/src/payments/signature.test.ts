import { isSigned, sign } from './signature';

const SECRET = 'a secret';
const BODY = '{"outcome":"paid"}';
const NOW = new Date('2026-01-15T09:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const header = sign(SECRET, BODY, NOW);

describe('the signature of a callback', () => {
  it.each([
    ['as it was made', SECRET, BODY, header, 0, true],
    ['five minutes later', SECRET, BODY, header, 300, true],
    ['later than that', SECRET, BODY, header, 301, false],
    ['from the future', SECRET, BODY, header, -301, false],
    ['with another secret', 'another', BODY, header, 0, false],
    ['with another body', SECRET, `${BODY} `, header, 0, false],
    [
      'with a later moment put in',
      SECRET,
      BODY,
      header.replace(/\d+/, '1768467900000'),
      300,
      false,
    ],
    ['without a moment', SECRET, BODY, header.replace(/^.*,/, ''), 0, false],
    ['cut short', SECRET, BODY, header.slice(0, -1), 0, false],
    ['twice', SECRET, BODY, [header, header], 0, false],
    ['missing', SECRET, BODY, undefined, 0, false],
  ])('%s is accepted or not', (_, secret, body, given, seconds, expected) => {
    expect(isSigned(secret, body, given, after(seconds))).toBe(expected);
  });
});
