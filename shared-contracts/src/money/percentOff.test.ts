import fc from 'fast-check';
import { percentOff } from './percentOff';

describe('percentOff', () => {
  it.each([
    [80, 100, 20],
    [100, 300, 66],
    [0, 100, 100],
    [71, 100, 29],
    [99.99, 100, 0],
    [41.2, 57.4, 28],
    [449.5, 899, 50],
  ])('takes %p against %p as %p%% off', (price, comparePrice, percent) => {
    expect(percentOff(price, comparePrice)).toBe(percent);
  });

  it.each([
    [100, 100],
    [120, 100],
    [0, 0],
    [100, null],
    [100, undefined],
  ])('shows nothing for %p against %p', (price, comparePrice) => {
    expect(percentOff(price, comparePrice)).toBeNull();
  });

  it('never promises more than the prices give', () => {
    const paisa = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(paisa, paisa, (first, second) => {
        fc.pre(first !== second);
        const [price, compare] = [Math.min(first, second), Math.max(first, second)];
        const percent = percentOff(price / 100, compare / 100);
        expect(percent).not.toBeNull();
        expect(BigInt(percent ?? -1) * BigInt(compare)).toBeLessThanOrEqual(
          BigInt(compare - price) * 100n,
        );
        expect((BigInt(percent ?? -1) + 1n) * BigInt(compare)).toBeGreaterThan(
          BigInt(compare - price) * 100n,
        );
      }),
    );
  });
});
