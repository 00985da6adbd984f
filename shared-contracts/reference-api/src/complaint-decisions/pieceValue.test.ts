import fc from 'fast-check';
import { paidForLine, valueOfPieces } from './pieceValue';

const line = fc
  .record({ quantity: fc.integer({ min: 1, max: 20 }), unit: fc.integer({ min: 1, max: 500_000 }) })
  .map(({ quantity, unit }) => ({ quantity, totalPaisa: quantity * unit }));
const order = fc
  .tuple(fc.array(line, { minLength: 1, maxLength: 5 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([lines, share]) => {
    const subtotalPaisa = lines.reduce((sum, { totalPaisa }) => sum + totalPaisa, 0);
    return {
      lines: lines.map((each, index) => ({ ...each, uuid: String(index) })),
      order: { subtotalPaisa, discountPaisa: Math.floor(subtotalPaisa * share) },
    };
  });

describe('what was paid for a line', () => {
  it('adds up over all lines to the subtotal minus the discount', () => {
    fc.assert(
      fc.property(order, ({ lines, order: { subtotalPaisa, discountPaisa } }) => {
        const paid = lines.map(({ uuid }) =>
          paidForLine({ subtotalPaisa, discountPaisa }, lines, uuid),
        );
        expect(paid.reduce((sum, each) => sum + each, 0)).toBe(subtotalPaisa - discountPaisa);
        expect(Math.min(...paid)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is the total of the line if the order has no discount', () => {
    const lines = [
      { uuid: 'a', quantity: 1, totalPaisa: 999 },
      { uuid: 'b', quantity: 3, totalPaisa: 1 },
    ];
    expect(paidForLine({ subtotalPaisa: 1000, discountPaisa: 0 }, lines, 'b')).toBe(1);
  });
});

describe('the value of pieces', () => {
  it('is the unit price of each piece if the order has no discount', () => {
    const none = { pieces: 0, paisa: 0 };
    expect(valueOfPieces(11_000, { quantity: 10 }, 7, none)).toBe(7700);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_000 }),
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 9999 }),
        (unit, one, other) => {
          const [pieces = 0, quantity = 0] = [one, other].sort((a, b) => a - b);
          const line = { uuid: 'a', quantity, totalPaisa: unit * quantity };
          const order = { subtotalPaisa: line.totalPaisa, discountPaisa: 0 };
          const paid = paidForLine(order, [line], 'a');
          expect(valueOfPieces(paid, line, pieces, none)).toBe(unit * pieces);
        },
      ),
    );
  });

  it('is exact for amounts whose product exceeds the safe integers', () => {
    const lines = [
      { uuid: 'a', quantity: 1, totalPaisa: 2_000_000_000 },
      { uuid: 'b', quantity: 1, totalPaisa: 1_000_000_000 },
    ];
    const order = { subtotalPaisa: 3_000_000_000, discountPaisa: 2_999_999_999 };
    expect(paidForLine(order, lines, 'a')).toBe(2_000_000_000 - 1_999_999_999);
  });

  it('adds up over all pieces to what was paid for the line', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 30 }), (paid, quantity) => {
        let granted = { pieces: 0, paisa: 0 };
        for (let piece = 0; piece < quantity; piece += 1) {
          const value = valueOfPieces(paid, { quantity }, 1, granted);
          granted = { pieces: piece + 1, paisa: granted.paisa + value };
        }
        expect(granted.paisa).toBe(paid);
      }),
    );
  });

  it('is at most what was paid for the line minus the refunds of other complaints', () => {
    expect(valueOfPieces(100, { quantity: 2 }, 1, { pieces: 1, paisa: 80 })).toBe(20);
    expect(valueOfPieces(100, { quantity: 2 }, 1, { pieces: 1, paisa: 120 })).toBe(0);
  });
});
