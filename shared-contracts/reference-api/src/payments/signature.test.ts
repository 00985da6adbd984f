import { isSigned, sign } from './signature';

const SECRET = 'a secret';
const BODY = '{"outcome":"paid"}';
const NOW = new Date('2026-01-15T09:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const header = sign(SECRET, BODY, NOW);

describe('the signature of a callback', () => {
  it.each([
    ['is accepted for the same body and secret', SECRET, BODY, header, 0, true],
    ['is accepted for five minutes', SECRET, BODY, header, 300, true],
    ['is refused after more than five minutes', SECRET, BODY, header, 301, false],
    ['is refused if its time is more than five minutes ahead', SECRET, BODY, header, -301, false],
    ['is refused for another secret', 'another', BODY, header, 0, false],
    ['is refused for another body', SECRET, `${BODY} `, header, 0, false],
    [
      'is refused if its time was changed',
      SECRET,
      BODY,
      header.replace(/\d+/, '1768467900000'),
      300,
      false,
    ],
    ['is refused without its time', SECRET, BODY, header.replace(/^.*,/, ''), 0, false],
    ['is refused if it was cut short', SECRET, BODY, header.slice(0, -1), 0, false],
    ['is refused if it is sent twice', SECRET, BODY, [header, header], 0, false],
    ['is refused if it is missing', SECRET, BODY, undefined, 0, false],
  ])('%s', (_, secret, body, given, seconds, expected) => {
    expect(isSigned(secret, body, given, after(seconds))).toBe(expected);
  });
});
