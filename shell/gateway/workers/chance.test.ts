import { createChance, seedChance } from './chance';

const draw = (seed: number, count: number) => {
  const chance = createChance(seed);
  return Array.from({ length: count }, () => chance.draw());
};

describe('the random numbers of a seed', () => {
  it('are the same for the same seed, and differ for other seeds', () => {
    expect(draw(7, 100)).toEqual(draw(7, 100));
    expect(new Set([0, 7, 8, 2 ** 31 - 1].map((seed) => draw(seed, 1)[0])).size).toBe(4);
  });

  it('are distributed evenly from 0 to below 1', () => {
    const numbers = draw(7, 10_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const counts = Array.from(
      { length: 10 },
      (_, tenth) => numbers.filter((number) => Math.floor(number * 10) === tenth).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(900);
    expect(Math.max(...counts)).toBeLessThan(1100);
  });

  it('repeat after the earlier state is restored', () => {
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

  it('creates ids that do not repeat with the seed, and that use up no number of the seed', () => {
    const ids = [16, 36, 36, 2].map((radix) => Math.random().toString(radix).slice(2));
    expect(Math.random()).toBe(draw(7, 1)[0]);
    chance = createChance(7);
    expect(ids).not.toEqual([16, 36, 36, 2].map((radix) => Math.random().toString(radix).slice(2)));
  });

  it('does not change how other numbers are converted to text in any base', () => {
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

  it('is really random in code without a seed', () => {
    chance = undefined;
    expect([Math.random(), Math.random()]).not.toEqual(draw(7, 2));
  });
});
