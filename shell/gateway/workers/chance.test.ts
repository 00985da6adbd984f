import { createChance, seedChance } from './chance';

const draw = (seed: number, count: number) => {
  const chance = createChance(seed);
  return Array.from({ length: count }, () => chance.draw());
};

describe('the chance of a seed', () => {
  it('is the same for the same seed, and another for any other seed', () => {
    expect(draw(7, 100)).toEqual(draw(7, 100));
    expect(new Set([0, 7, 8, 2 ** 31 - 1].map((seed) => draw(seed, 1)[0])).size).toBe(4);
  });

  it('is spread evenly from 0 to below 1', () => {
    const numbers = draw(7, 10_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const counts = Array.from(
      { length: 10 },
      (_, tenth) => numbers.filter((number) => Math.floor(number * 10) === tenth).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(900);
    expect(Math.max(...counts)).toBeLessThan(1100);
  });

  it('draws the same numbers again from the same state', () => {
    const chance = createChance(7);
    chance.draw();
    const { state } = chance;
    const second = chance.draw();
    chance.state = state;
    expect(chance.draw()).toBe(second);
  });
});

describe('a seeded Math.random', () => {
  const { random } = Math;
  const write = Number.prototype.toString;
  let chance: ReturnType<typeof createChance> | undefined;
  beforeEach(() => {
    chance = createChance(7);
    seedChance(() => chance);
  });
  afterEach(() => {
    Math.random = random;
    Number.prototype.toString = write;
  });

  it('returns the numbers of the seed', () => {
    expect([Math.random(), Math.random()]).toEqual(draw(7, 2));
    expect(`${Math.random()} ${String(Math.random())} ${Math.random().toString()}`).toBe(
      draw(7, 5).slice(2).join(' '),
    );
  });

  it('makes ids that differ, and do not change the numbers', () => {
    const ids = [16, 36, 36, 2].map((radix) => Math.random().toString(radix).slice(2));
    expect(Math.random()).toBe(draw(7, 1)[0]);
    chance = createChance(7);
    expect(ids).not.toEqual([16, 36, 36, 2].map((radix) => Math.random().toString(radix).slice(2)));
  });

  it('writes all other numbers in any base as before', () => {
    const drawn = Math.random();
    Math.random();
    expect(drawn.toString(16)).toBe(write.call(drawn, 16));
    expect([
      (255).toString(16),
      (5).toString(2),
      (0.5).toString(),
      Number('7').toString(10),
    ]).toEqual(['ff', '101', '0.5', '7']);
    expect(() => Number.prototype.toString.call({} as never)).toThrow(TypeError);
  });

  it('is really random where no chance is', () => {
    chance = undefined;
    expect([Math.random(), Math.random()]).not.toEqual(draw(7, 2));
  });
});
