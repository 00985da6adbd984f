import { daysAgo, stableNumber, stablePick, stableUuid } from './stable';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it.each(['product rui-fish', 'shop matir-ghor', 'নকশি কাঁথা', ''])(
  'the uuid of "%s" is well-formed',
  (name) => {
    expect(stableUuid(name)).toMatch(UUID);
  },
);

it('a name has the same uuid as in earlier releases', () => {
  expect(stableUuid('product spinach')).toBe('9827552b-9879-53de-b492-f407407b5a38');
});

it('stableNumber can return every number of its range', () => {
  const drawn = new Set(Array.from({ length: 200 }, (_, i) => stableNumber(`name ${i}`, 10)));
  expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('stablePick returns the same entry for the same name, and throws for an empty list', () => {
  expect(stablePick('x', ['a', 'b', 'c'])).toBe(stablePick('x', ['a', 'b', 'c']));
  expect(() => stablePick('x', [])).toThrow('Nothing to pick from');
});

it('daysAgo returns a moment relative to the last midnight before the seeding', () => {
  const age = Date.now() - Number(daysAgo(0));
  expect(age).toBeGreaterThanOrEqual(0);
  // If midnight passes during the test, the age is one day longer.
  expect(age).toBeLessThan(2 * 86_400_000);
  expect(Number(daysAgo(0)) - Number(daysAgo(3, 30))).toBe(3 * 86_400_000 - 30 * 60_000);
});
