import { MinuteLimit } from './MinuteLimit';

let now: number;
let limit: MinuteLimit;
beforeEach(() => {
  now = Date.parse('2026-12-01T00:00:00Z');
  limit = new MinuteLimit({ perNetwork: 3, inAll: 10 }, () => now);
});

/** @returns how many of these tries had room */
const take = (network: string, tries: number) =>
  Array.from({ length: tries }, () => limit.take(network)).filter(Boolean).length;

it('a network has room for its own limit, and for more a minute later', () => {
  expect(take('a', 5)).toBe(3);
  expect(limit.hasRoom('a')).toBe(false);
  expect(limit.hasRoom('b')).toBe(true);
  now += 59_999;
  expect(limit.hasRoom('a')).toBe(false);
  now += 1;
  expect(limit.hasRoom('a')).toBe(true);
});

it('hasRoom counts nothing', () => {
  for (let count = 0; count < 5; count += 1) expect(limit.hasRoom('a')).toBe(true);
});

it('the limit of each network shrinks as the total nears its limit', () => {
  const taken = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((network) => take(network, 5));
  expect(taken).toEqual([3, 3, 2, 1, 1, 0, 0]);
});
