import { totalOf } from './totalOf';

describe('totalOf', () => {
  it.each([
    [500, 60, 560],
    [0.1, 0.2, 0.3],
    [1234.56, undefined, 1234.56],
    [0, 0, 0],
  ])('adds %p and a delivery of %p to %p', (subtotal, deliveryCharge, total) => {
    expect(totalOf({ subtotal, deliveryCharge })).toBe(total);
  });
});
