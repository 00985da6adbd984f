import fc from 'fast-check';
import { pressedPlace } from './pressedPlace';

const SIZE = 300;

function press(detail: number, x: number, y: number) {
  const currentTarget = document.createElement('button');
  // All of a box that is read.
  currentTarget.getBoundingClientRect = () =>
    ({ left: 40, top: 90, width: SIZE, height: SIZE }) as DOMRect;
  return pressedPlace({ currentTarget, detail, clientX: 40 + x, clientY: 90 + y });
}

describe('pressedPlace', () => {
  it('keeps what was pressed under the finger once all is twice as large', () => {
    const offset = fc.integer({ min: 0, max: SIZE });
    fc.assert(
      fc.property(offset, offset, (x, y) => {
        const { left, top } = press(1, x, y);
        expect([2 * x - left, 2 * y - top]).toEqual([x, y]);
        expect(Math.max(left, top)).toBeLessThanOrEqual(2 * SIZE - SIZE);
      }),
    );
  });

  it('keeps the middle for a key', () => {
    expect(press(0, -40, -90)).toEqual({ left: 150, top: 150 });
  });
});
