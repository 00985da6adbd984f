import { cacheControlOf, cacheTimes, staleSeconds } from './cacheTimes';

describe('cacheTimes', () => {
  const NO_AGE = undefined;

  it.each([
    ['public, max-age=15, stale-while-revalidate=150', NO_AGE, 15_000, 150_000],
    ['Public,max-age=15', NO_AGE, 15_000, 0],
    ['private, max-age=15', NO_AGE, 0, 0],
    ['public, max-age=15, no-store', NO_AGE, 0, 0],
    ['public, max-age=soon', NO_AGE, 0, 0],
    [undefined, NO_AGE, 0, 0],
    ['public, max-age=0, s-maxage=15', NO_AGE, 15_000, 0],
    // The header allows longer times than the contract, so those of the contract apply.
    ['public, max-age=86400, stale-while-revalidate=86400', NO_AGE, 60_000, 240_000],
    // `Age` says how many seconds other caches have already kept the reply.
    ['public, max-age=60, stale-while-revalidate=240', '50', 10_000, 240_000],
    ['public, max-age=60, stale-while-revalidate=240', '100', 0, 200_000],
    ['public, max-age=60, stale-while-revalidate=240', '300', 0, 0],
    ['public, max-age=60', 'old', 60_000, 0],
  ])(
    'turns Cache-Control %p and Age %p into %p ms fresh and %p ms stale',
    (cacheControl, age, freshMs, staleMs) => {
      expect(cacheTimes({ cacheControl, age }, { cacheSeconds: 60 })).toEqual({ freshMs, staleMs });
    },
  );
});

it.each([
  [15, 150],
  [30, 270],
  [60, 240],
  [3600, 0],
])(
  'staleSeconds of a call whose replies are fresh for %d seconds is %d',
  (cacheSeconds, expected) => {
    expect(staleSeconds(cacheSeconds)).toBe(expected);
  },
);

describe('a reply that browsers must renew (isRenewedByBrowsers)', () => {
  const call = { cacheSeconds: 15, isRenewedByBrowsers: true };

  it('may be kept only by shared caches', () => {
    expect(cacheControlOf(call)).toBe('public, max-age=0, s-maxage=15');
  });

  it('has the stale time of the contract on the server, because its Cache-Control contains none', () => {
    const times = cacheTimes({ cacheControl: cacheControlOf(call), age: undefined }, call);
    expect(times).toEqual({ freshMs: 15_000, staleMs: 150_000 });
  });
});

it.each([
  [{}, 'no-store'],
  [{ cacheSeconds: 60 }, 'public, max-age=60, stale-while-revalidate=240'],
])('cacheControlOf for a call with %j returns %s', (call, expected) => {
  expect(cacheControlOf(call)).toBe(expected);
});
