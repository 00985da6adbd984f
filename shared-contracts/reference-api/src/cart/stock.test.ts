import { availableQuantity, isPurchasable, shortageMessage } from './stock';

const stock = (inventoryQuantity: number, trackQuantity = true, sellStockout = false) => ({
  inventoryQuantity,
  trackQuantity,
  sellStockout,
});

describe('what can be bought', () => {
  it.each([
    ['enough', stock(5), 5, true, 5],
    ['one too few', stock(4), 5, false, 4],
    ['none', stock(0), 1, false, 0],
    ['none, but sold out on purpose', stock(0, true, true), 99, true, null],
    ['below none', stock(-3), 1, false, 0],
    ['below none, but sold out on purpose', stock(-3, true, true), 1, true, null],
    ['untracked', stock(5, false), 1, false, 0],
    ['untracked and sold out on purpose', stock(5, false, true), 1, false, 0],
  ])('with %s', (_, given, quantity, canBeBought, available) => {
    expect(isPurchasable(given, quantity)).toBe(canBeBought);
    expect(availableQuantity(given)).toBe(available);
  });
});

describe('shortageMessage', () => {
  it.each([
    [0, 'Rui is out of stock'],
    [1, 'Only 1 of Rui is left'],
    [3, 'Only 3 of Rui are left'],
    [null, 'Rui is out of stock'],
  ])('for %p left says %p', (available, expected) => {
    expect(shortageMessage('Rui', available)).toBe(expected);
  });
});
