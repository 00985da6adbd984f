import { HASH_COST, hashPassword, saltOf, setHashCost, verifyPassword } from './passwords';

it("hashPassword uses argon2id with at least OWASP's minimum cost", async () => {
  const [, algorithm, version, cost = ''] = (await hashPassword('rain on tin roofs')).split('$');
  expect([algorithm, version]).toEqual(['argon2id', 'v=19']);
  const [, memory, passes, lanes] = /^m=(\d+),t=(\d+),p=(\d+)$/.exec(cost) ?? [];
  expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024);
  expect(Number(passes)).toBeGreaterThanOrEqual(2);
  expect(lanes).toBe('1');
});

it('hashPassword generates a new salt of at least 128 bits for each hash', async () => {
  const [one, other] = await Promise.all([hashPassword('the same'), hashPassword('the same')]);
  expect(saltOf(one).length).toBeGreaterThanOrEqual(16);
  expect(saltOf(one).equals(saltOf(other))).toBe(false);
});

it('verifyPassword accepts a hash that was made with another cost', async () => {
  setHashCost({ memoryCost: 1024, timeCost: 1 });
  const cheap = await hashPassword('rain on tin roofs');
  setHashCost(HASH_COST);
  expect(cheap).toContain('$m=1024,t=1,');
  expect(await verifyPassword(cheap, 'rain on tin roofs')).toBe(true);
  expect(await verifyPassword(cheap, 'rain on thatch')).toBe(false);
});
